import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sharedFile } from './shared-files.ts';

const house = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

/** The page of launched games is the studio's; it shares its files with the portal's pages. */
const studioPage = join(import.meta.dirname, '../studio/play.html');
const studioPages = { '/studio-pages': join(import.meta.dirname, '../studio/src/pages') };

const brandParts = [
  /<title>.*?<\/title>/s,
  /<link rel="icon"[^>]*>/,
  /<style nonce.*?<\/style>/s,
  /<script type="application\/json" id="brand">.*?<\/script>/s,
];

/** In development too, the server decides which brand a page has. */
const brandFromHouse: Plugin = {
  name: 'brand-from-house',
  apply: 'serve',
  async transformIndexHtml(html) {
    const page = await (await fetch(house, { headers: { accept: 'text/html' } })).text();
    const parts = brandParts.map((part) => part.exec(page)?.[0] ?? '').join('\n');
    return html
      .replace(/<html[^>]*>/, (own) => /<html[^>]*>/.exec(page)?.[0] ?? own)
      .replace('<!--brand-head-->', () => parts)
      .replace('<!--brand-site-->', '')
      .replace('<!--brand-data-->', '');
  },
};

/**
 * Setting a displayName, or calling forwardRef, counts as a side effect, so the router's unused form
 * components would be in the first load.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

const playPage = join(import.meta.dirname, 'play.html');

/** A page is built to its place below the root, which the studio's file is not in. */
const pageOfStudio: Plugin = {
  name: 'page-of-studio',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === playPage ? id : undefined),
  load: (id) => (id === playPage ? readFile(studioPage, 'utf8') : undefined),
};

const frames = ['tv', 'score', 'play'];

/** A frame may be sandboxed: the portal's entry reads the browser's storage, and would throw there. */
const framesApart: Plugin = {
  name: 'frames-apart',
  apply: 'build',
  generateBundle(_, bundle) {
    const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
    for (const { name, fileName } of entries.filter((entry) => frames.includes(entry.name ?? ''))) {
      const loaded = new Set([fileName]);
      for (const path of loaded) {
        const chunk = bundle[path];
        if (chunk?.type !== 'chunk') continue;
        if (chunk.name === 'index') this.error(`The frame "${name}" loads the portal's entry.`);
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) loaded.add(next);
      }
    }
  },
};

const isOfEntry = /\/(frame|react|entry|index)-[\w-]{8}\./;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), brandFromHouse, unusedRouterParts, pageOfStudio, framesApart],
  resolve: { alias: studioPages },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Parts are loaded only after the entry and its imports: listing these again would only make every list
      // longer.
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => !isOfEntry.test(file)),
    },
    // The server's content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'shared files', name: sharedFile }],
        },
      },
      // tv and score are the frames of the match page, play is the frame of a launched game.
      input: [
        ...['index.html', 'tv.html', 'score.html'].map((page) => join(import.meta.dirname, page)),
        playPage,
      ],
    },
  },
  server: {
    proxy: {
      '/api': house,
      '/cache': house,
      '/brands': house,
      '/tv': { target: house, bypass: () => '/tv.html' },
      '/play': { target: house, bypass: () => `/@fs${studioPage}` },
      '/studio': house,
      '/score': { target: house, bypass: () => '/score.html' },
      '/socket.io': { target: house, ws: true },
    },
  },
});
