import { Fragment } from 'react';
import { EmblemAt } from '../../faces/drawing.tsx';
import { Emblem } from '../../faces/emblems/emblem.tsx';
import type { Board } from '../../faces/felt.ts';
import { HandsResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import type { LayScene, ScenePlace } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import { playedAs } from '../../results/played-hands.tsx';
import { teenpattiThreeEntry } from './entry.ts';
import { cardsInRound } from './game.ts';

const handPlaces = ['tiger', 'lion', 'dragon'] as const;
type HandPlace = (typeof handPlaces)[number];

const handTitles: Readonly<Record<HandPlace, string>> = {
  tiger: 'TIGER',
  lion: 'LION',
  dragon: 'DRAGON',
};

const [edge, gap] = [8, 7];
const handSize = 3;
const wideFrom = 520;

/** Three boxes side by side, three cards in each. */
export const lay: LayScene = (width) => {
  const boxWidth = (width - 2 * edge - 2 * gap) / 3;
  const cardWidth = width < wideFrom ? 48 : 50;
  const offset = Math.min(cardWidth + 8, (boxWidth - 8 - cardWidth) / (handSize - 1));
  const space = cardWidth + offset * (handSize - 1);
  const places = handPlaces.map((id, nth): ScenePlace => {
    const x = edge + nth * (boxWidth + gap);
    return {
      id,
      title: handTitles[id],
      titleAt: 'above',
      emblem: id,
      box: { x, y: 134, width: boxWidth, height: 122 },
      cards: { x: x + (boxWidth - space) / 2, y: 164, cardWidth, offset, space, tilt: 2, slots: handSize },
      chips: { x: x + boxWidth / 2, y: 282, width: 30, high: 3, stacks: 2 },
    };
  });
  return { places };
};

/** The hand of a result code: 11 Tiger, 21 Lion, 31 Dragon. */
const placeOfWin = (win: string): HandPlace | undefined => handPlaces.find((_, nth) => win === `${nth + 1}1`);

/** The tens of a sid are the hand. */
const placeOf = (sid: string): string => handPlaces[Number(sid.charAt(0)) - 1] ?? '';

const tones = new Map<string, BeadTone>([
  ['T', 'red'],
  ['L', 'gold'],
  ['D', 'blue'],
]);

const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';

/**
 * Document 2, section 2: columns and rows as spelt there; the tens of a sid are the column, the ones the row.
 */
const columns = [
  { emblem: 'tiger', tens: 1, name: 'TIGER' },
  { emblem: 'lion', tens: 2, name: 'Lion' },
  { emblem: 'dragon', tens: 3, name: 'Dragon' },
] as const;
const rows = ['Winner', 'Pair', 'Flush', 'Straight', 'Trio', 'StraightFlush'] as const;

const ThreeHandBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-grid-three">
    <div />
    {columns.map(({ emblem, tens, name }) => (
      <div key={tens} className="mt-column-head" data-won={felt.hasWon(`${tens}1`) || undefined}>
        <Emblem name={emblem} size={18} />
        {felt.word(emblem, name)}
      </div>
    ))}
    {rows.map((row, index) => (
      <Fragment key={row}>
        <div className="mt-row-head">{felt.word(row, row)}</div>
        {columns.map(({ tens }) => (
          <Fragment key={tens}>{felt.cell(`${tens}${index + 1}`, { missing: '–' })}</Fragment>
        ))}
      </Fragment>
    ))}
  </div>
);

const hands = handPlaces.map((place) => ({ place, title: handTitles[place], emblem: place }));

const ThreeHandResult: ResultView = (props) => (
  <HandsResult of={props} cloth="green" hands={hands} cardWidth={53} winner={placeOfWin(props.win)} />
);

export const teenpattiThreeFace: TableFace = {
  code: teenpattiThreeEntry.code,
  cloth: 'green',
  lay,
  restMs: 450,
  decides: (cards) => cards.length === cardsInRound,
  Board: ThreeHandBoard,
  Result: ThreeHandResult,
  placeOf,
  placeOfWin,
  hasHands: true,
  beadTone,
  played: {
    types: ['teen9'],
    Layout: playedAs({
      View: ThreeHandResult,
      placeAt: (index) => handPlaces[index % handPlaces.length] ?? '',
    }),
  },
  drawing: {
    cloth: 'green',
    art: (
      <>
        <EmblemAt name="dragon" x={48} y={18} size={44} />
        <EmblemAt name="tiger" x={124} y={18} size={42} />
        <EmblemAt name="lion" x={80} y={10} size={54} />
      </>
    ),
    wide: (
      <>
        <EmblemAt name="dragon" x={140} y={14} size={60} />
        <EmblemAt name="tiger" x={200} y={14} size={60} />
        <EmblemAt name="lion" x={262} y={6} size={72} />
      </>
    ),
  },
};
