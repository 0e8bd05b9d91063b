import { open } from 'node:fs/promises';
import { CommandError } from '../../../../operator/command-error.ts';

/** The size on disk. */
const fileBytesMax = 64 * 1024 * 1024;

/** The file's bytes; throws one line that says what is wrong with it. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path);
    try {
      const stat = await file.stat();
      if (!stat.isFile()) throw new CommandError(`${path} is not a file.`);
      if (stat.size > fileBytesMax)
        throw new CommandError(`${path} cannot be read: it is larger than ${fileBytesMax >> 20} MB.`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof CommandError || !(error instanceof Error)) throw error;
    const isMissing = 'code' in error && error.code === 'ENOENT';
    throw new CommandError(
      isMissing ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}.`,
    );
  }
}
