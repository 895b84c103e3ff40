/**
 * Which part of the client a file belongs to: what every page stands on, what every table does, or what the board of a
 * game does. Whatever only one page needs stays with it. On a slow line many small parts wait for each other, and each
 * costs the browser time before anything is drawn. The server announces them by these names (server/http/page_parts.py).
 */

/** All files that a file stands on, itself among them. */
function below(start, context, found = new Set()) {
    if (!found.has(start)) {
        found.add(start);
        for (const id of context.getModuleInfo(start)?.importedIds ?? []) below(id, context, found);
    }
    return found;
}

/** What boards are made of; a game's icons come with the game. */
const ofBoards = (id) => /web\/src\/(board|cards)\/(?!icon-)/.test(id);

/** The name of a file's part, if it is shared by all pages or by all tables. */
export function sharedParts(entry, table) {
    let house, tables;
    return (id, context) => {
        house ??= below(entry, context);
        tables ??= below(table, context);
        return house.has(id) ? 'house' : tables.has(id) || ofBoards(id) ? 'table' : null;
    };
}

/** The folder with a game's board. */
const BOARDS = /.*\/games\/(\w+)\/board\//;

/** The name of the game whose board or icons a file is for; what only its last page needs stays with that. */
export function gameParts() {
    const boards = new Map();
    return (id, context) => {
        const [, icons] = /\/icon-sets\/(\w+)\.ts/.exec(id) ?? [];
        if (icons) return icons;
        const [folder, game] = BOARDS.exec(id) ?? [];
        if (!game) return null;
        if (!boards.has(game)) boards.set(game, below(`${folder}Board.svelte`, context));
        return boards.get(game).has(id) ? game : null;
    };
}
