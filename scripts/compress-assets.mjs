import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The server compresses nothing smaller either. */
const bytesLeast = 1024;

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes an asset compressed beside itself, as small as can be, where the server looks for it before compressing one. */
async function compressAsset(file) {
  const content = await readFile(file);
  if (content.length < bytesLeast) return;
  for (const [ending, compress] of Object.entries(compressors)) {
    await writeFile(`${file}.${ending}`, await compress(content));
  }
}

export async function compressAssets(folder) {
  await Promise.all(readdirSync(folder).map((name) => compressAsset(join(folder, name))));
}
