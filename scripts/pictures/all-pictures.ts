import { accountPictures } from './account-screens.ts';
import { gamePictures } from './game-screens.ts';
import { homePictures } from './home-screens.ts';
import { matkaPictures } from './matka-screens.ts';
import type { Picture } from './picture.ts';
import { sportsPictures } from './sports-screens.ts';
import { tablePictures } from './table-screens.ts';

export const allPictures: readonly Picture[] = [
  ...homePictures,
  ...sportsPictures,
  ...tablePictures,
  ...gamePictures,
  ...matkaPictures,
  ...accountPictures,
];
