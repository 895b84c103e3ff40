/**
 * Which part of the client a file belongs to: what every page stands on, or what every table does. Whatever only one
 * page needs, or one game, stays with it. On a slow line many small parts wait for each other, and each costs the
 * browser time before anything is drawn.
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

/** The name of a file's part; nothing where it is left to the bundler. */
export function sharedParts(entry, table) {
    let house, tables;
    return (id, context) => {
        house ??= below(entry, context);
        tables ??= below(table, context);
        return house.has(id) ? 'house' : tables.has(id) || ofBoards(id) ? 'table' : null;
    };
}
