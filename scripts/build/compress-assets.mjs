import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The server's own limit: it compresses nothing smaller either. */
const bytesLeast = 1024;

/** Fonts, which are compressed already. */
const isCompressed = /\.woff2?$/;

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Writes compressed copies of an asset beside it, as small as possible; the server serves them when present.
 */
async function compressAsset(file) {
  const content = await readFile(file);
  if (content.length < bytesLeast || isCompressed.test(file)) return;
  for (const [ending, compress] of Object.entries(compressors)) {
    await writeFile(`${file}.${ending}`, await compress(content));
  }
}

export async function compressAssets(folder) {
  await Promise.all(readdirSync(folder).map((name) => compressAsset(join(folder, name))));
}
