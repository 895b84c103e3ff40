/** Which icon stands for which card, place, face and token of Dice Upon a Time. */

const places: Readonly<Record<string, string>> = {
  town: 'gi:village',
  church: 'gi:church',
  inn: 'gi:tavern-sign',
  well: 'gi:well',
  bridge: 'gi:stone-bridge',
  hunter: 'gi:bow-arrow',
  'old-lady': 'gi:spinning-wheel',
  woodcutter: 'gi:axe-in-stump',
  soldier: 'gi:crossed-swords',
  king: 'gi:castle',
  fairy: 'gi:fairy',
  clouds: 'gi:fluffy-cloud',
  'great-mountains': 'gi:mountains',
  hell: 'gi:devil-mask',
  'great-sea': 'gi:big-wave',
  'magic-items': 'gi:pointy-hat',
};

/** Places of an owner's own box are known by what they do. */
const abilities: Readonly<Record<string, string>> = {
  quest: 'gi:scroll-unfurled',
  quests: 'gi:scroll-unfurled',
  story: 'gi:open-book',
  item: 'gi:pointy-hat',
  token: 'gi:fairy-wand',
  steed: 'gi:horse-head',
  gold: 'gi:crown-coin',
  apple: 'gi:shiny-apple',
  bread: 'gi:bread',
};

export const placePicture = (id: string, ability: string): string =>
  places[id] ?? abilities[ability] ?? 'gi:house';

export const abilityPicture = (ability: string): string => abilities[ability] ?? '';

export const tokenPictures: readonly string[] = ['gi:crown-coin', 'gi:shiny-apple', 'gi:bread'];

export const facePictures: Readonly<Record<string, string>> = {
  story: 'gi:open-book',
  'magic-item': 'gi:pointy-hat',
  slip: 'gi:snake',
  bread: 'gi:bread',
  apple: 'gi:shiny-apple',
};

/** The special face of each die, as its corner shows it; the number die and the Snake die are known without. */
export const diePictures: Readonly<Record<string, string>> = {
  'die-prohibition': '×',
  'die-story': 'gi:open-book',
  'die-item': 'gi:pointy-hat',
  'die-double': '×2',
};

export const spiritPictures: Readonly<Record<string, string>> = {
  fox: 'gi:fox-head',
  rabbit: 'gi:rabbit',
  wolf: 'gi:wolf-head',
  snake: 'gi:snake',
};

export const objectPictures: Readonly<Record<string, string>> = {
  'angels-crossbow': 'gi:crossbow',
  'old-soldiers-sword': 'gi:broadsword',
  'devils-three-golden-hairs': 'gi:wheat',
  'enchanted-flute': 'gi:pan-flute',
};

export const pictures: Readonly<Record<string, string>> = {
  ...places,
  ...spiritPictures,
  'red-riding-hood': 'gi:hood',
  'brave-little-tailor': 'gi:sewing-needle',
  thumbling: 'gi:dwarf-face',
  rapunzel: 'gi:white-tower',
  'king-thrushbeard': 'gi:queen-crown',
  'puss-in-boots': 'gi:cat',
  'snow-white': 'gi:mirror-mirror',
  'bremen-musicians': 'gi:rooster',
  'sleeping-beauty': 'gi:person-in-bed',
  'crystal-ball': 'gi:crystal-ball',
  'wishing-hat': 'gi:pointy-hat',
  'cursed-ring': 'gi:ring',
  'golden-bird': 'gi:raven',
  plant: 'gi:herbs-bundle',
  'white-snake': 'gi:snake',
  'blue-light': 'gi:lantern-flame',
  'seven-league-boots': 'gi:boots',
  'cudgel-in-sack': 'gi:wood-club',
  'magic-mirror': 'gi:mirror-mirror',
  'magic-beans': 'gi:beanstalk',
  'little-table': 'gi:table',
  'hazel-branch': 'gi:fruit-tree',
  'ball-of-wool': 'gi:yarn',
  'spirit-in-bottle': 'gi:bottle-vapors',
  'invisibility-cloak': 'gi:hooded-figure',
  'golden-ball': 'gi:holy-grail',
  'golden-horse': 'gi:horse-head',
  'die-prohibition': 'gi:cursed-star',
  'die-story': 'gi:open-book',
  'die-item': 'gi:pointy-hat',
  'die-double': 'gi:two-coins',
  'die-numbers': 'gi:laurel-crown',
  'snake-die': 'gi:snake',
  'mother-holle-shakes-her-beds': 'gi:snowflake-1',
  thaw: 'gi:sun',
  'hundred-year-sleep': 'gi:person-in-bed',
  'wedding-at-court': 'gi:linked-rings',
  'lame-horses': 'gi:horse-head',
  'rain-of-stars': 'gi:two-coins',
  'laden-tree': 'gi:fruit-tree',
  'oven-calls': 'gi:bread',
  'market-day': 'gi:shop',
  'broken-spells': 'gi:cursed-star',
  'stones-in-the-wolfs-belly': 'gi:stone-pile',
  'fireside-tales': 'gi:campfire',
};

/** Stories by their sort. */
export const storyPictures: Readonly<Record<string, string>> = {
  fortune: 'gi:fairy-wand',
  misfortune: 'gi:robber',
  'side-quest': 'gi:laurel-crown',
  curse: 'gi:cursed-star',
  'mini-quest': 'gi:scroll-unfurled',
};
