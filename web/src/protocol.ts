/** The messages of docs/protocol.md, as types; `make protocol` writes them from the server's own. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Break the game off, if the others agree. */
export interface Abandon {
  type: 'abandon';
  id: number;
  seat: number;
  serial?: number;
}

/** How the chances of a finished game went. */
export interface Analysis {
  game: string;
  players: number;
  /** The seat whose turning points were looked for; null for all. */
  seat: number | null;
  /** Whether the per cent are of the best possible result, and not chances to win. */
  is_common: boolean;
  /** How many lines the record has. */
  lines: number;
  /** For each seat what it could expect from what it knew at the time; at the last line, how it ended. */
  curves: Point[][];
  /** In the order of the game. */
  turning_points: TurningPoint[];
  /** How many iterations each choice got at first, and each option of a turning point then. */
  iterations: [number, number];
}

/** How far an analysis is; what it found once it is done. */
export interface AnalysisState {
  done: number;
  /** How many steps there are, as far as can be told. */
  total: number;
  analysis: Analysis | null;
}

/** Whose turning points shall be looked for; null for everybody's. */
export interface AnalysisWish {
  seat?: number | null;
}

/** The answer to a decision, or several in a row. */
export interface Answer {
  type: 'answer';
  id: number;
  seat: number;
  decision: number;
  options: number[];
  serial?: number;
}

/** A seat has answered what everybody may know. */
export interface AnswerEvent {
  n: number;
  rule: string;
  event: 'answer';
  seat: number;
  option: number;
}

/** An argument of a verb, and all values it can have. */
export interface Argument {
  name: string;
  values: string[];
}

/** What anybody may know about a campaign. */
export interface CampaignInfo {
  id: string;
  game: string;
  campaign: string;
  options: Record<string, Value>;
  /** Everybody who ever took part; the numbers elsewhere count in this list. */
  names: string[];
  /** Who sits where, and how. */
  seats: number[];
  kinds: SeatKind[];
  players: [number, number];
  /** How many games have been played. */
  games: number;
  /** Empty while it goes on; `done`, `lost` or `given-up`. */
  closed: '' | 'done' | 'given-up' | 'lost';
  /** Whether an interlude comes next. */
  interlude: boolean;
  /** The table of the chapter that is being played; null between two chapters. */
  table: string | null;
  chapters: ChapterInfo[];
  /** In blocks, see docs/campaigns.md. */
  sheet: SheetBlock[];
}

/** A campaign that a game has: for how many, the rule that explains it, the options it decides itself. */
export interface CampaignOffer {
  id: string;
  players: [number, number];
  rule: string;
  fixed: string[];
  words: Record<Language, CampaignWords>;
}

/** Who plays on: a member who stays, or a newcomer. */
export interface CampaignSeat {
  member?: number | null;
  newcomer?: SeatWish | null;
}

/** Who plays from the next interlude on. */
export interface CampaignSeats {
  seats: CampaignSeat[];
}

/** What a front page says of a campaign in one language. */
export interface CampaignWords {
  title: string;
  text: string;
}

/** The column of a card's row that says its colour, and the colours. */
export interface CardColours {
  colour: string | null;
  colours: Record<string, string>;
}

/** Cards, by their ids. */
export interface CardsBlock {
  block: 'cards';
  name: string;
  cards: string[];
}

/** A chapter of a campaign: its number, and the table it was played at. */
export interface ChapterInfo {
  table: string;
  number: number;
}

/** What a client says on a table's socket. */
export type ClientMessage =
  Hello | Cut | Answer | Undo | Consent | Abandon | Pause | Resume | HintRequest | WhyNot | SetOrders | Ping;

/** Agree to what a seat asks of the others, or not. */
export interface Consent {
  type: 'consent';
  id: number;
  seat: number;
  request: number;
  agree: boolean;
  serial?: number;
}

/** A seat's part of the key that the cards follow from: 32 bytes in hex. */
export interface Cut {
  type: 'cut';
  seat: number;
  entropy: string;
  serial?: number;
}

/** What a seat is asked, and the numbers of the legal options. */
export interface Decision {
  number: number;
  question: string;
  rule: string;
  options: number[];
  /** How many answers are still wanted, where it is asked several times in a row. */
  left?: number | null;
  /**
   * What several answers in a row can be together: for each node of a choice, beginning with this one, a list
   * of ``[option, next node, *forced options]``. Next is -1 where the choice is complete.
   */
  ahead?: number[][][] | null;
  /**
   * For each option how many there are of what it names, where the question has such options: tokens that are
   * taken at once, or that can be added one by one.
   */
  amounts?: number[] | null;
}

/** What was asked for is done. */
export interface Done {
  type: 'done';
  id: number;
  /** How many options of an answer stand. */
  taken?: number;
  hints?: Hint[];
  /** Why the other options of an answer do not stand; or why an option is not open. */
  reasons?: Reason[];
  serial?: number;
}

/** The last message before the line is closed: what is wrong, as in `ErrorBody`. */
export interface Error {
  type: 'error';
  message: string;
  arguments: Record<string, number | string>;
  text: string;
  serial?: number;
}

/** What is wrong: a message id with its arguments, and the same in English. */
export interface ErrorBody {
  message: string;
  arguments: Record<string, number | string>;
  text: string;
}

/** The body of every answer over HTTP that says no. */
export interface Failure {
  error: ErrorBody;
}

/** One number. */
export interface FigureBlock {
  block: 'figure';
  name: string;
  value: number;
}

/** A game at one table; the same for everybody there. */
export interface GameDescription {
  id: string;
  players: number;
  options: Record<string, Value>;
  /** The hash of the owner's data, where the cards come from an owner's own box. */
  owner_data?: string | null;
  languages: Language[];
  /** Whether the game can give hints. */
  advice: boolean;
  /** Whether fewer points are better. */
  lowest_wins: boolean;
  /** Whether this is what happens between two games of a campaign; games kept earlier do not say. */
  interlude?: boolean;
  zones: Zone[];
  kinds: Kind[];
  /** The names of the cards' backs. */
  backs: string[];
  verbs: Verb[];
  /** The rule of each question. */
  questions: Record<string, string>;
  /** Games kept earlier do not say. */
  reactions?: Reactions;
  layout: LayoutInfo;
}

/**
 * What a receiver was told: the event's name, its number among all that this receiver was told, the rule that
 * caused it (or none), and members of its own. A game tells events of its own under its own names, beside
 * those that are listed here.
 */
export interface GameEvent {
  event: string;
  n: number;
  rule: string;
  [member: string]: Json;
}

/** A game of the house, before anyone sits down. */
export interface GameInfo {
  id: string;
  words: Record<Language, GameWords>;
  players: [number, number];
  options: OptionInfo[];
  /** What printed editions set, by their names; none for most games. */
  editions: Record<string, Record<string, Value>>;
  /** The bots to choose from, the best last, and the one for who chooses none. */
  bots: string[];
  usual_bot: string;
  /** Who these bots are. */
  opponents: OpponentInfo[];
  /** Whether players react to what others do, so that windows open. */
  reacts: boolean;
  minutes: number;
  age: number;
  designers: string[];
  publisher: string;
  year: number | null;
  campaigns: CampaignOffer[];
}

/** What a front page says of a game in one language, so that it need not load all of the game's words. */
export interface GameWords {
  title: string;
  /** For those who would rather not read the title; null if the game has no other. */
  neutral_title: string | null;
  summary: string;
}

/** The first message: which protocol the client speaks. */
export interface Hello {
  type: 'hello';
  protocol: number;
  /** By seat, how many of its events the client has already. */
  since?: Record<string, number>;
  /** A random name that the client keeps while lines come and go: a new line ends its older ones. */
  client?: string;
  serial?: number;
}

/** An option, how good it looks in the game's own points, and why. */
export interface Hint {
  option: number;
  value: number;
  reason: Reason;
  /** The seat's chance to win if it takes the option, in per cent, as far as the seat can know. */
  chance?: number;
  /** In its place where nobody is to be beaten: how much of the best possible result it may expect. */
  expected?: number;
}

/** Asks what would be a good answer. */
export interface HintRequest {
  type: 'hint';
  id: number;
  seat: number;
  serial?: number;
}

/** The games so far. */
export interface HistoryBlock {
  block: 'history';
  name: string;
  rows: SheetRow[];
}

/** How others reach the house: the address that links for them begin with; null if nobody else can. */
export interface HouseInfo {
  address: string | null;
}

/** A kind of card; its number is its place in the list. */
export interface Kind {
  id: string;
  deck: string;
  /** The number of its back. */
  back: number;
  copies: number;
  /** Whether this table plays with it; games kept by an earlier house do not say. */
  used?: boolean;
  /** The card's row in the card file. */
  row: Record<string, Json>;
}

export type Language = 'en' | 'fr' | 'ru';

/** How a table is laid out where a game has no board of its own: zones and fields by name. */
export interface LayoutInfo {
  table: string[];
  others: string[];
  own: string[];
  fields: string[];
  /** How each zone is shown. */
  show: Record<string, string>;
  /** By question, the zone from which is chosen. */
  choose: Record<string, string>;
  card: CardColours;
}

/** Numbered lines to fill, and how many there are. */
export interface LinesBlock {
  block: 'lines';
  name: string;
  columns: string[];
  rows: number[][];
  of: number;
}

/** Who the guest is: a name, or none yet. */
export interface Me {
  name: string | null;
}

/** A card moved, from and to a place: zone and index, which is -1 in a bag. `card` may be a ~back. */
export interface MoveEvent {
  n: number;
  rule: string;
  from: [number, number];
  to: [number, number];
  event: 'move';
  card: number;
}

/** A campaign to be begun. */
export interface NewCampaign {
  game: string;
  campaign: string;
  seats: SeatWish[];
  options?: Record<string, Value>;
  memory_aid?: boolean;
  /** The text of a file of owner's data. */
  owner_data?: string | null;
}

/** The name that a guest wants to have. */
export interface NewName {
  name: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Value>;
  memory_aid?: boolean;
  /** The text of a file of owner's data. */
  owner_data?: string | null;
  /** How long a window stays open; null for the server's usual length. */
  window?: number | null;
}

/** Numbers to tick: each with what it is worth and whether it is ticked. */
export interface NumbersBlock {
  block: 'numbers';
  name: string;
  numbers: [number, number, boolean][];
  /** Those that the last game may tick; null once it did. */
  next: number[] | null;
}

/** A new table, and for each seat its invitation, or null where nobody is invited. */
export interface Opened {
  id: string;
  invitations: (string | null)[];
}

/** A new campaign, the table of its first chapter, and for each seat its invitation or null. */
export interface OpenedCampaign {
  id: string;
  table: string;
  invitations: (string | null)[];
}

/** A bot to play against. */
export interface OpponentInfo {
  bot: string;
  /** Whether it searches, and so plays by what it has practised. */
  searches: boolean;
  words: Record<Language, OpponentWords>;
}

/** Who a bot is in one language: a name, and a line of character that may be empty. */
export interface OpponentWords {
  name: string;
  text: string;
}

/** An option with its values, the default first, and the rule that explains it. */
export interface OptionInfo {
  name: string;
  values: Value[];
  default: Value;
  rule: string;
  /** With which values of other options it makes a difference. */
  where: Record<string, Value[]>;
  /** Of each value, with which values of other options alone it can be chosen. */
  only: Record<string, Value[]>[];
}

/** What the house does with a card where others wait for an answer. */
export type Order = 'always' | 'ask' | 'if-aimed' | 'never';

/** A campaign that one takes part in or took part in. */
export interface OwnCampaign {
  id: string;
  game: string;
  campaign: string;
  /** `playing` while it goes on. */
  status: 'done' | 'given-up' | 'lost' | 'playing';
  /** Everybody who ever took part. */
  names: string[];
  /** When it was begun: seconds since 1970. */
  opened: number;
}

/** A game in one's own list. */
export interface OwnGame {
  id: string;
  game: string;
  status: 'abandoned' | 'open' | 'over' | 'playing';
  seats: OwnSeat[];
  /** When its table was opened, and when it ended: seconds since 1970. */
  opened: number;
  ended: number | null;
  result: OwnResult | null;
  /** The campaign it is a chapter of. */
  campaign: string | null;
}

/** A page of one's own games, those opened last first. */
export interface OwnGames {
  games: OwnGame[];
  /** Whether there are more after these. */
  more: boolean;
}

/** A seat's own part of the table as the running phase found it. */
export interface OwnPast {
  zones: number[][];
  places: number[][];
  shown: number[];
  fields: Json[];
  agenda: number[][];
}

/** How a game ended; one that was broken off has neither scores nor winners. */
export interface OwnResult {
  scores: number[];
  winners: number[];
  abandoned: boolean;
  /** Whether it was no game by itself, but what happens between two games of a campaign. */
  interlude: boolean;
}

/** A seat of a game in one's own list. */
export interface OwnSeat {
  name: string;
  kind: SeatKind;
  bot: string | null;
  /** Whether it is the guest's own. */
  own: boolean;
}

/** The cards of zones went to zones; the receiver sees those of some, and null of the others. */
export interface PassEvent {
  n: number;
  rule: string;
  from: number[];
  to: number[];
  event: 'pass';
  cards: (number[] | null)[];
}

/**
 * How an object has changed: each member that has, by its name. Objects are patched member by member; a list
 * of lists that has kept its length item by item, as an object whose names are positions; anything else is
 * replaced whole. Null stands for a member that is gone.
 */
export type Patch = Record<string, Json>;

/** Let the table rest. */
export interface Pause {
  type: 'pause';
  id: number;
  seat: number;
  serial?: number;
}

/** Keeps the line open. */
export interface Ping {
  type: 'ping';
  serial?: number;
}

/** What a seat could expect after a line of the record, in per cent. */
export interface Point {
  line: number;
  percent: number;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
  serial?: number;
}

/** A link that shall be photographed. */
export interface QrWish {
  link: string;
}

/** Who came how far in a finished game; not part of the record. */
export interface Ranking {
  /** The seats from first to last. */
  seats: number[];
  /** By seat, its rank from 1 on; seats that are level share one. */
  ranks: number[];
  /** What decided who won, where it is more than the score; games kept earlier do not say. */
  decided: Reason | null;
  /** What single cards counted, where they do not show it. */
  counted?: Tally[] | null;
}

/** The questions that react to what others do, and the cards that answer them. */
export interface Reactions {
  questions: string[];
  cards: string[];
  /** The cards that answer what is aimed at oneself; games kept earlier do not say. */
  aimed?: string[];
}

/** Why something cannot be, or why it is advised: a rule (or none), a message id and what it speaks of. */
export interface Reason {
  rule: string;
  message: string;
  arguments: Record<string, number | string>;
}

/** What was asked for cannot be, and nothing has changed. */
export interface Refused {
  type: 'refused';
  id: number;
  reasons: Reason[];
  serial?: number;
}

/** What a seat asks of the others, and which seats have agreed. */
export interface RequestInfo {
  number: number;
  kind: 'abandon' | 'undo';
  seat: number;
  agreed: number[];
}

/** How a game ended. One that was abandoned has no scores and no winners. */
export interface Result {
  scores?: number[] | null;
  winners?: number[] | null;
  abandoned?: boolean | null;
  /** How well a party that plays together has done, where the game has ranks. */
  rank?: number | null;
  /** Whether it was no game by itself, but what happens between two games of a campaign. */
  interlude?: boolean | null;
  /** How often answers were taken back by consent. */
  take_backs?: number | null;
  /** The hash of the owner's data, where the cards came from an owner's own box. */
  owner_data?: string | null;
}

/** Let the table go on. */
export interface Resume {
  type: 'resume';
  id: number;
  seat: number;
  serial?: number;
}

/** A seat, and who plays it. */
export interface SeatInfo {
  name: string;
  kind: SeatKind;
  bot: string | null;
  online: boolean;
  /** Whether its player has been away for so long that a stand-in may be called. */
  absent: boolean;
}

export type SeatKind = 'bot' | 'free' | 'guest' | 'remote' | 'stand-in';

/** Everything a seat, or the public, may know: how the game stands, and what it was told. */
export interface SeatMessage {
  view: View;
  /** The seats the table waits for, as everybody may see it. */
  waiting: number[];
  /** Null when the seat is not asked; the public has none. */
  decision?: Decision | null;
  /** Whether the seat can take its last choice back without asking the others. */
  undo?: boolean | null;
  /** How often answers were taken back by consent. */
  take_backs?: number | null;
  result?: Result | null;
  /** What follows from the view by the rules, under names of the game's own; games kept earlier lack it. */
  derived?: Record<string, Json> | null;
  /** With the result, unless the game was abandoned or is an interlude. */
  ranking?: Ranking | null;
  /** Hidden cards that the seat knows: lists of a zone's number and kinds that lie there for certain. */
  certain?: number[][] | null;
  /** For each seat what its cards are worth; null where the game does not say. */
  tally?: Tally[][] | null;
  /** The seat's standing orders by the id of the card; what is not named is asked. */
  orders?: Record<string, Order> | null;
  events: GameEvent[];
}

/**
 * How a seat message has changed: a patch, but for two members. `events` are new, and follow on the first
 * `events_from` that came before: what came after those never happened.
 */
export interface SeatPatch {
  events_from?: number;
  events?: GameEvent[];
  [member: string]: Json | undefined;
}

/** Who shall sit on a seat of a new table: I myself, a bot, or whoever gets the invitation. */
export interface SeatWish {
  kind: 'bot' | 'free' | 'guest';
  name?: string | null;
  bot?: string | null;
}

/** What the server says on a table's socket. */
export type ServerMessage = Welcome | Update | Done | Refused | Error | Pong;

/** A field of the game has a new value; the seat is -1 where the field belongs to the table. */
export interface SetEvent {
  n: number;
  rule: string;
  event: 'set';
  field: string;
  seat: number;
  value: Json;
}

/** A seat's standing orders: what is not named is asked. */
export interface SetOrders {
  type: 'orders';
  id: number;
  seat: number;
  orders: Record<string, Order>;
  serial?: number;
}

/** A part of a campaign's sheet. */
export type SheetBlock = LinesBlock | TrackBlock | NumbersBlock | FigureBlock | HistoryBlock | CardsBlock;

/** A game in a campaign's history; members count in the campaign's list of names. */
export interface SheetRow {
  seats?: number[];
  scores?: number[];
  winners?: number[];
  /** Cards that left, and that came. */
  left?: string[];
  came?: string[];
  /** What the game came to, and the number that was ticked for it. */
  pile?: number;
  gift?: number;
  coins?: number;
  lowered?: number;
  total?: number;
  ticked?: number;
}

/** A zone is now shown to these seats; who saw it or sees it now is told the cards. */
export interface ShowEvent {
  n: number;
  rule: string;
  event: 'show';
  zone: number;
  to: number[];
  cards: number[] | null;
}

/** A zone was shuffled; who sees it is told the cards in their new order. */
export interface ShuffleEvent {
  n: number;
  rule: string;
  event: 'shuffle';
  zone: number;
  cards: number[] | null;
}

/** The invitation, which who comes back to an own seat does not need; a name for the seat if wanted. */
export interface Sitting {
  invitation?: string | null;
  name?: string | null;
}

/** What anybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Value>;
  players: number;
  status: TableStatus;
  seats: SeatInfo[];
  request: RequestInfo | null;
  memory_aid: boolean;
  /** The hash of the table's part of the key. */
  commitment: string;
  /** The hash of the owner's data it is played with. */
  owner_data: string | null;
  /** Whether bots that search have practised at tables such as this one; if not, they go by the advice. */
  practised: boolean;
  paused: boolean;
  /** The table of the rematch, or of the campaign's next chapter, once there is one. */
  next: string | null;
  window: WindowInfo | null;
  /** The campaign it is a chapter of. */
  campaign: string | null;
  /** The seats the game waits for, as anybody may know. */
  waiting: number[];
}

/**
 * `open`: seats are free or have not cut. `stopped`: the rules have changed since, so that it can be looked
 * at but not played on.
 */
export type TableStatus = 'abandoned' | 'open' | 'over' | 'playing' | 'stopped';

/** By consent a seat took its last choice back: so many events before this one are undone. */
export interface TakeBackEvent {
  n: number;
  rule: string;
  event: 'take-back';
  seat: number;
  undone: number;
}

/** What a card is worth, as far as a seat knows: zone, kind, points. */
export type Tally = [number, number, number];

/** What a remote bot says hello with. */
export interface Token {
  token: string;
}

/** Circles to fill, in groups of one size: of each its value and how many are full; so many are new. */
export interface TrackBlock {
  block: 'track';
  name: string;
  size: number;
  groups: [number, number][];
  new: number;
}

/** A choice after which a seat could expect less than before. */
export interface TurningPoint {
  seat: number;
  /** The line of the record. */
  line: number;
  /** Whether the choice itself cost most, or what followed before the seat's next one. */
  cause: 'choice' | 'followed';
  /** What the seat could expect before and after, in per cent, from what it knew then. */
  before: number;
  after: number;
  chosen: number;
  /** What a bot would have chosen from what the seat knew then. */
  best: number;
  /** What would have been best as the cards truly lay. */
  best_in_hindsight: number;
  /** The best options from what the seat knew then, best first; the one that was chosen is among them. */
  options: WeighedOption[];
  /** What the seat was told from its choice to its next one. */
  told: GameEvent[];
}

/** Take the last choice back, freely or with the others' consent. */
export interface Undo {
  type: 'undo';
  id: number;
  seat: number;
  serial?: number;
}

/** What has changed for a client since its last update; since a welcome, which begins anew: everything. */
export interface Update {
  type: 'update';
  version: number;
  /** How many seconds the open window is still open; null if none is. */
  left: number | null;
  /** By the seat's number, in decimal; a seat for which nothing has changed is not named. */
  seats: Record<string, SeatPatch>;
  /** Not sent where the table has not changed. */
  table?: Patch;
  serial?: number;
}

/** The value of a game's option. */
export type Value = string | number | boolean;

/** What can be done: an option is `base` plus the positions of its arguments' values, the last fastest. */
export interface Verb {
  name: string;
  base: number;
  arguments: Argument[];
}

/** What a seat, or the public, may know of the table. */
export interface View {
  seat: number;
  /** Cards by zone number: a kind, or ~back where only the back is seen. */
  zones: number[][];
  /** The game's own fields by their names; of one that only its owner sees, a list of one value. */
  fields: Record<string, Json>;
  /** By zone number, the seats that were shown it, as a mask. */
  shown: number[];
  /** What still comes for the table: numbers of steps, and what they are about. */
  table: number[][];
  /**
   * What still comes for each seat, as far as it is known: numbers of steps and questions, and what they are
   * about.
   */
  agendas: number[][][];
  /** 0, or which sort of parallel phase is running. */
  phase: number;
  over: boolean;
  /** The hash of the owner's data, where the cards come from an owner's own box. */
  owner_data?: string | null;
  /** How many decisions the seat has had. */
  decisions?: number | null;
  /** What the seat remembers of cards it does not see, to guess them by; not in the public's view. */
  knowledge?: Record<string, Json> | null;
  before?: OwnPast | null;
  /** What the seat did in the running phase, to be told to the others after it. */
  outbox?: Json[][] | null;
}

/** An option of a turning point, and what it promised. */
export interface WeighedOption {
  option: number;
  /** In per cent: from what the seat knew then, and with hindsight. */
  knew: number;
  hindsight: number;
  /** What speaks for it, from what the seat knew then. */
  reason: Reason;
}

/** The table, the game's description, and which seats this client plays. */
export interface Welcome {
  type: 'welcome';
  table: TableInfo;
  game: GameDescription;
  seats: number[];
  /** The seats that are this client's to take again, because a bot stands in. */
  mine: number[];
  protocol: number;
  serial?: number;
}

/** Asks why an option is not open. */
export interface WhyNot {
  type: 'why-not';
  id: number;
  seat: number;
  option: number;
  serial?: number;
}

/** An open window: which one, counted as phases of the game, and how long it stays open in all. */
export interface WindowInfo {
  number: number;
  seconds: number;
}

/** A place for cards, or one for each seat: its zones have the numbers from `first` on. */
export interface Zone {
  name: string;
  first: number;
  count: number;
  per_seat: boolean;
  /** Whether its cards have no order. */
  bag: boolean;
  seen: 'all' | 'nobody' | 'owner';
}
