import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../journeys/support/house.ts';
import { withPalette } from './palette.ts';

export const picturesFolder = join(projectRoot, 'docs', 'pictures');

/** Fewer colours make a smaller file; unlike a photograph, a screen hardly looks worse for it. */
const palettes = [256, 128, 64, 32, 16];

function smallEnough(png: Buffer, bytesMost: number): Buffer | undefined {
  for (const colours of palettes) {
    const picture = withPalette(png, colours);
    if (picture.length <= bytesMost) return picture;
  }
  return undefined;
}

/** Saves the picture with as many colours as the size limit allows. */
export async function savePicture(name: string, png: Buffer, bytesMost: number): Promise<void> {
  const picture = smallEnough(png, bytesMost);
  if (picture === undefined) throw new Error(`${name} is over ${bytesMost} bytes in the fewest colours.`);
  const file = join(picturesFolder, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  process.stdout.write(`${name}.png ${Math.ceil(picture.length / 1000)} kB\n`);
}
