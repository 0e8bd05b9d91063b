import './faces/table-theme.css';
import './faces/scene/scene.css';
import './faces/scene/print.css';
import './faces/scene/scene-cards.css';
import './faces/scene/scene-chips.css';
import './faces/scene/hud.css';
import './faces/scene/clock.css';
import './faces/scene/result-bar.css';
import './faces/scene/motion.css';
import './faces/cell.css';
import './faces/board.css';
import './faces/roads/beads.css';
import './faces/result/result.css';
import './tables/andar-bahar/andar-bahar.css';
import './results/results.css';
import type { TableFace } from './faces/table-face.ts';
import type { TableCode } from './registry.ts';
import { amarAkbarAnthonyFace } from './tables/amar-akbar-anthony/face.tsx';
import { andarBaharFace } from './tables/andar-bahar/face.tsx';
import { dragonTigerFace } from './tables/dragon-tiger/face.tsx';
import { dragonTigerTwoFace } from './tables/dragon-tiger-two/face.tsx';
import { luckySevenFace } from './tables/lucky-seven/face.tsx';
import { teenpattiOneDayFace } from './tables/teenpatti-one-day/face.tsx';
import { teenpattiThreeFace } from './tables/teenpatti-three/face.tsx';
import { teenpattiTwentyFace } from './tables/teenpatti-twenty/face.tsx';
import { thirtyTwoCardsFace } from './tables/thirty-two-cards/face.tsx';
import { thirtyTwoCardsBFace } from './tables/thirty-two-cards-b/face.tsx';
import { worliFace } from './tables/worli/face.tsx';

export { PlayingCard } from './faces/cards/playing-card.tsx';
export { cardSign } from './faces/cards/split-card.ts';
export { Cell, type CellProps } from './faces/cell.tsx';
export { Chip } from './faces/chips/chip.tsx';
export { ChipDisc } from './faces/chips/chip-disc.tsx';
export { Emblem } from './faces/emblems/emblem.tsx';
export type { CellLook, Felt } from './faces/felt.ts';
export { nightAttribute } from './faces/night-attribute.ts';
export { placeTitle } from './faces/place-title.ts';
export { BeadRoad } from './faces/roads/bead-road.tsx';
export { type Bead, BeadStrip } from './faces/roads/bead-strip.tsx';
export { BigRoad } from './faces/roads/big-road.tsx';
export { twoSidesOf } from './faces/roads/two-sides.ts';
export type { SceneCard } from './faces/scene/lie-cards.ts';
export { Scene, type SceneProps } from './faces/scene/scene.tsx';
export { createSounds, type Sounds } from './faces/sound/sounds.ts';
export { type Stroke, stroke } from './faces/sound/stroke.ts';
export { createTableSounds } from './faces/sound/table-sounds.ts';
export { SymbolSheet } from './faces/symbol-sheet.tsx';
export type { TableFace } from './faces/table-face.ts';
export { layoutOf } from './results/layouts.tsx';
export { readResult } from './results/read-result.ts';
export type { ResultTexts } from './results/result-layout.ts';

const faces = {
  aaa: amarAkbarAnthonyFace,
  abj: andarBaharFace,
  'card32-a': thirtyTwoCardsFace,
  card32eu: thirtyTwoCardsBFace,
  dt20: dragonTigerFace,
  dt202: dragonTigerTwoFace,
  lucky7eu: luckySevenFace,
  teen: teenpattiOneDayFace,
  teen20: teenpattiTwentyFace,
  teen9: teenpattiThreeFace,
  worli: worliFace,
} as const satisfies Record<TableCode, TableFace>;

/** The face of a table; undefined for a table the house does not deal. */
export function faceOf(code: string): TableFace | undefined {
  return Object.hasOwn(faces, code) ? faces[code as keyof typeof faces] : undefined;
}
