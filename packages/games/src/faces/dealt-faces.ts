import * as shown from '../tables/faces.ts';
import type { TableFace } from './table-face.ts';

const faces: readonly TableFace[] = Object.values(shown);

/** The face of a table; undefined for a table the house does not deal. */
export const faceOf = (code: string): TableFace | undefined => faces.find((face) => face.code === code);

/** The results of our tables' games when another house dealt them, by the type that its results service writes. */
export const playedLayouts = faces.flatMap(({ played: { types, Layout } }) =>
  types.map((type) => [type, Layout] as const),
);
