import { Fragment } from 'react';
import { CardAt } from '../../faces/drawing.tsx';
import type { Board } from '../../faces/felt.ts';
import { HandsResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import { playedAs } from '../../results/played-hands.tsx';
import { teenpattiTwentyEntry } from './entry.ts';
import { pairPlusOf, places, playerOf } from './options.ts';

export const lay: LayScene = (width) =>
  layBoxes(width, [
    { id: 'a', title: 'PLAYER A', cardWidth: 50, slots: 3 },
    { id: 'b', title: 'PLAYER B', cardWidth: 50, slots: 3 },
  ]);

/** The scene has no place for a tie: neither hand is then highlighted or dimmed. */
const winnersByCode = new Map([
  ['0', 'tie'],
  ['1', 'a'],
  ['3', 'b'],
]);

const placeOfWin = (win: string): string | undefined => winnersByCode.get(win);

const placeOf = (sid: string): string =>
  places.find((hand) => [playerOf[hand].sid, pairPlusOf[hand].sid].includes(sid)) ?? '';

const tones = new Map<string, BeadTone>([
  ['A', 'red'],
  ['B', 'blue'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';

/** Document 2: Player A and Player B, each with its back rate, and Pair plus on each hand. */
const TeenpattiTwentyBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    <div className="mt-two mt-main-row">
      {places.map((place) => (
        <Fragment key={place}>
          {felt.cell(playerOf[place].sid, { caption: felt.word(playerOf[place].name, playerOf[place].name) })}
        </Fragment>
      ))}
    </div>
    <div className="mt-two">
      {places.map((place) => (
        <Fragment key={place}>
          {felt.cell(pairPlusOf[place].sid, {
            kind: 'side',
            caption: felt.word(pairPlusOf[place].name, pairPlusOf[place].name),
          })}
        </Fragment>
      ))}
    </div>
  </div>
);

export const twoHands = [
  { place: 'a', title: 'PLAYER A' },
  { place: 'b', title: 'PLAYER B' },
] as const;

const TeenpattiTwentyResult: ResultView = (props) => (
  <HandsResult of={props} cloth="green" hands={twoHands} cardWidth={58} winner={placeOfWin(props.win)} />
);

export const teenpattiTwentyFace: TableFace = {
  code: teenpattiTwentyEntry.code,
  cloth: 'green',
  lay,
  restMs: 450,
  Board: TeenpattiTwentyBoard,
  Result: TeenpattiTwentyResult,
  placeOf,
  placeOfWin,
  hasHands: true,
  beadTone,
  sides: ['1', '3'],
  played: {
    types: ['teen20'],
    Layout: playedAs({ View: TeenpattiTwentyResult, placeAt: (index) => (index % 2 === 0 ? 'a' : 'b') }),
  },
  drawing: {
    cloth: 'green',
    art: (
      <>
        <CardAt card="KHH" x={65} y={14} width={48} turn={-16} />
        <CardAt card="ASS" x={91} y={8} width={50} />
        <CardAt card="QCC" x={119} y={14} width={48} turn={16} />
      </>
    ),
  },
};
