import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { viteFile } from './build-portal.mjs';

const [root, target] = process.argv.slice(2);
const packages = join(root, 'packages');
const server = join(packages, 'server', 'src');

// Vite brings it; the portal is built by the same.
const { rolldown } = await import(pathToFileURL(createRequire(viteFile(root)).resolve('rolldown')).href);

/** These find files beside themselves, or are there only on some machines. */
const external = [
  /^node:/,
  /^@electric-sql\/pglite/,
  /^@node-rs\/argon2/,
  /^@resvg\/resvg-js/,
  /^pg-native$/,
  /^pg-cloudflare$/,
  /^bufferutil$/,
  /^utf-8-validate$/,
];

const workers = /new URL\('(\.\.?\/[^']+\.ts)', import\.meta\.url\)/g;

/** A source that asks for its own address gets the source's, not the bundle's; a thread it starts is bundled too. */
const addresses = {
  name: 'addresses-of-sources',
  transform(code, id) {
    if (!id.startsWith(packages) || id.includes('node_modules') || !code.includes('import.meta.url'))
      return null;
    const withWorkers = code.replace(workers, (_all, path) => {
      const reference = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    });
    const source = relative(target, id).split(sep).join('/');
    return withWorkers.replaceAll(
      /(?<!ROLLUP_FILE_URL_\w*)\bimport\.meta\.url\b/g,
      `new URL(${JSON.stringify(source)}, import.meta.url).href`,
    );
  },
};

const bundle = await rolldown({
  cwd: root,
  input: {
    main: join(server, 'main.ts'),
    operator: join(server, 'operator', 'main.ts'),
    'make-empty-folder': join(server, 'db', 'make-empty-folder.ts'),
  },
  platform: 'node',
  external,
  plugins: [addresses],
  logLevel: 'silent',
  // Some libraries find their parts by `require`.
  treeshake: { moduleSideEffects: true },
});
await bundle.write({
  dir: target,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  sourcemap: true,
  keepNames: true,
});
await bundle.close();
