import { CardAt } from '../../faces/drawing.tsx';
import type { Board } from '../../faces/felt.ts';
import { OneCardResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import { playedAs } from '../../results/played-hands.tsx';
import { templateTableEntry } from './entry.ts';
import { black, options, red } from './options.ts';

const lay: LayScene = (width) => layBoxes(width, [{ id: 'middle', title: 'CARD', cardWidth: 88 }]);

const tones = new Map<string, BeadTone>([
  ['R', 'red'],
  ['B', 'blue'],
]);

const TemplateTableBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    <div className="mt-part-head">{felt.word('colour', 'Colour')}</div>
    <div className="mt-four">
      {felt.cell(red.sid, { caption: felt.word('red', 'Red') })}
      {felt.cell(black.sid, { caption: felt.word('black', 'Black') })}
    </div>
  </div>
);

const titleOf = (win: string): string => options.find(({ sid }) => sid === win)?.name ?? '';

const TemplateTableResult: ResultView = (props) => (
  <OneCardResult of={props} cloth="green" title={titleOf(props.win)} isWon={props.win !== ''} />
);

export const templateTableFace: TableFace = {
  code: templateTableEntry.code,
  cloth: 'green',
  lay,
  restMs: 450,
  Board: TemplateTableBoard,
  Result: TemplateTableResult,
  placeOf: () => 'middle',
  placeOfWin: () => undefined,
  beadTone: (letter) => tones.get(letter) ?? 'dull',
  sides: [red.sid, black.sid],
  played: {
    types: [templateTableEntry.code],
    Layout: playedAs({ View: TemplateTableResult, placeAt: () => 'middle' }),
  },
  drawing: { cloth: 'green', art: <CardAt card="AHH" x={89} y={6} width={58} /> },
};
