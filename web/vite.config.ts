import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { listPackages } from './scripts/packages.mjs';
import { gameParts, sharedParts } from './scripts/parts.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds the server. */
const server = process.env.VEILLEE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), listPackages()],
  resolve: {
    alias: { $web: here('./src') },
    // Boards lie outside this folder and find their packages here.
    dedupe: ['svelte', '@iconify-json/game-icons'],
  },
  build: {
    outDir: here('../src/veillee/web_client'),
    emptyOutDir: true,
    // The server reads which files a page needs, to announce them with it (server/http/page_parts.py).
    manifest: 'parts.json',
    target: 'es2022',
    // Every browser of that age knows what it is for.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: sharedParts(here('./src/main.ts'), here('./src/table/TablePage.svelte')), priority: 1 },
            { name: gameParts() },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
