import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@maidan/process/start-error.ts';
import { faultOfSvg } from './fault-of-svg.ts';
import type { LoadedBrand } from './loaded-brand.ts';

/** A limit for players on slow networks. */
const fileBytesMax = 30_000;

/** The brand with the files that exist: missing ones are left out, and files that must not be served are refused. */
export async function readNamedFiles(
  folder: string,
  name: string,
  brand: LoadedBrand,
  onMissing: (reason: string) => void,
): Promise<LoadedBrand> {
  const isThere = async (field: string, file: string | undefined): Promise<boolean> => {
    if (file === undefined) return false;
    const bytes = await readIfThere(join(folder, file));
    if (bytes === undefined) {
      onMissing(`${join(folder, name)}: ${field}: ${file} is not there`);
      return false;
    }
    const fault = faultOf(file, bytes);
    if (fault !== undefined) throw new StartError(`${join(folder, name)}: ${field}: ${file} ${fault}.`);
    return true;
  };
  await isThere('logo', brand.logo);
  await isThere('favicon', brand.favicon);

  const { signIn, hero, inPlay } = brand.art;
  const { display, body } = brand.look;
  const withoutFile = <Face extends { file?: string | undefined }>({ file: _, ...face }: Face) => face;
  const { boldFile, ...oneWeight } = body;
  const hasBold = await isThere('look.body.boldFile', boldFile);
  const heldBody = hasBold ? body : oneWeight;
  return {
    ...brand,
    art: {
      ...((await isThere('art.signIn.picture', signIn?.picture)) && { signIn }),
      ...((await isThere('art.hero', hero)) && { hero }),
      ...((await isThere('art.inPlay', inPlay)) && { inPlay }),
    },
    look: {
      ...brand.look,
      display: (await isThere('look.display.file', display.file)) ? display : withoutFile(display),
      body: (await isThere('look.body.file', body.file)) ? heldBody : withoutFile(heldBody),
    },
  };
}

function faultOf(file: string, bytes: Buffer): string | undefined {
  if (bytes.length > fileBytesMax) {
    return `has ${bytes.length} bytes, expected at most ${fileBytesMax}`;
  }
  return file.endsWith('.svg') ? faultOfSvg(bytes.toString('utf8')) : undefined;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`${path}: ${(error as Error).message}.`);
  }
}
