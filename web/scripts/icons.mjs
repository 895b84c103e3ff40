/**
 * Takes the icons that the sources name as `gi:some-name` out of the game-icons collection, with their authors.
 * Writes src/cards/icon-sets, one file for the house and one for each game, and src/cards/icon-credits.ts; run it with
 * `node scripts/icons.mjs` after naming a new one.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { optimize } from 'svgo';

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const collection = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'));
const authors = read(here('./icon-authors.json'));

/** The names of all icons in the sources of a folder, in order. */
function namedIn(folder) {
    const files = readdirSync(folder, { recursive: true }).filter((path) => /\.(ts|svelte)$/.test(path));
    const sources = files.map((path) => readFileSync(new URL(path, folder), 'utf8'));
    const hits = sources.flatMap((text) => [...text.matchAll(/['"]gi:([a-z0-9-]+)['"](?!:)/g)]);
    return [...new Set(hits.map((hit) => hit[1]))].sort();
}

const boards = readdirSync(here('../../src/veillee/games/'))
    .map((game) => [game, here(`../../src/veillee/games/${game}/board/`)])
    .filter(([, folder]) => existsSync(folder));
const house = namedIn(here('../src/'));
const sets = [
    ['house', house],
    ...boards.map(([game, folder]) => [game, namedIn(folder).filter((name) => !house.includes(name))]),
];

function drawing(name) {
    const body = collection.icons[name]?.body;
    const paths = [...(body ?? '').matchAll(/\bd="([^"]+)"/g)].map((hit) => hit[1]);
    if (!paths.length) throw new Error(`game-icons has no icon ${name}`);
    if (!authors[name]) throw new Error(`icon-authors.json does not say who drew ${name}`);
    return shortened(paths.join(''));
}

/** The same drawing in fewer letters: exact to a twentieth of the 512 it is wide. */
function shortened(path) {
    const plugins = [{ name: 'convertPathData', params: { floatPrecision: 1 } }];
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`;
    return optimize(drawn, { plugins }).data.match(/ d="([^"]+)"/)[1];
}

async function write(path, text) {
    const filepath = fileURLToPath(here(path));
    writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}

for (const [set, names] of sets.filter(([, names]) => names.length)) {
    await write(
        `../src/cards/icon-sets/${set}.ts`,
        `/** Made by scripts/icons.mjs from game-icons.net (CC BY 3.0, shortened; authors in icon-credits.ts). Each fills 512 × 512. */

export const icons: Readonly<Record<string, string>> = {
${names.map((name) => `'gi:${name}': '${drawing(name)}',`).join('\n')}
};
`,
    );
}

const sorted = [...new Set(sets.flatMap(([, names]) => names))].sort();
const drawers = [...new Set(sorted.map((name) => authors[name]))].sort();
const credits = drawers.map((author) => ({
    author,
    icons: sorted.filter((name) => authors[name] === author),
}));
await write(
    '../src/cards/icon-credits.ts',
    `/** Made by scripts/icons.mjs: who drew the icons of game-icons.net that the house uses. */

export const iconCredits: readonly { author: string; icons: readonly string[] }[] = ${JSON.stringify(credits)};
`,
);
