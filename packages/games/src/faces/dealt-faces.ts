// With the code of this file, not in the package's door: a door that only passes on is left out of a page.
import './night/table-theme.css';
import './scene/scene.css';
import './scene/print.css';
import './scene/scene-cards.css';
import './scene/scene-chips.css';
import './scene/hud.css';
import './scene/clock.css';
import './scene/result-bar.css';
import './scene/motion.css';
import './cell.css';
import './board.css';
import './roads/beads.css';
import './result/result.css';
import '../results/results.css';
import * as shown from '../tables/faces.ts';
import type { TableFace } from './table-face.ts';

const faces: readonly TableFace[] = Object.values(shown);

/** The face of a table; undefined for a table the house does not deal. */
export const faceOf = (code: string): TableFace | undefined => faces.find((face) => face.code === code);

/** The results of our tables' games when another house dealt them, by the type that its results service writes. */
export const playedLayouts = faces.flatMap(({ played: { types, Layout } }) =>
  types.map((type) => [type, Layout] as const),
);
