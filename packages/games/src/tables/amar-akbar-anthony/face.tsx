import { backLayRows, cardTiles, colourCells } from '../../faces/board-rows.tsx';
import { PlayingCard } from '../../faces/cards/playing-card.tsx';
import type { Board } from '../../faces/felt.ts';
import { OneCardResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import type { Card } from '../../kit/cards.ts';
import { playedAs } from '../../results/played-hands.tsx';
import { amarAkbarAnthonyEntry } from './entry.ts';
import { brothers, onCard, over, under } from './options.ts';

const brotherPlaces = [
  { id: 'amar', title: 'AMAR' },
  { id: 'akbar', title: 'AKBAR' },
  { id: 'anthony', title: 'ANTHONY' },
] as const;

/** The card, and beside it the three brothers it can make win. */
const lay: LayScene = (width) =>
  layBoxes(width, [{ id: 'card', title: 'CARD', cardWidth: 70, isNeutral: true }, ...brotherPlaces]);

const placeOfWin = (win: string): string | undefined =>
  brotherPlaces.find((_, index) => win === String(index + 1))?.id;

/** A brother's sid is also its result code; all other bets are placed on the card. */
const placeOf = (sid: string): string => placeOfWin(sid) ?? 'card';

const tones = new Map<string, BeadTone>([
  ['A', 'red'],
  ['B', 'blue'],
  ['C', 'gold'],
]);

const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';

const letters = ['A', 'B', 'C'];

/** Document 2, section 5: for the row of numbers only. */
const missingRate = '12';

/** Document 2: players A, B and C with Yes and No, Even, Odd, Red, Black, thirteen cards. */
const AmarAkbarAnthonyBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    {backLayRows(felt, {
      back: felt.word('yes', 'Yes'),
      lay: felt.word('no', 'No'),
      rows: brothers.map(({ sid, name }, index) => ({
        sid,
        name: `${letters[index]}. ${felt.word(name.toLowerCase(), name)}`,
      })),
    })}
    {colourCells(felt, onCard)}
    <div className="mt-two">
      {felt.cell(under.sid, { kind: 'side', caption: felt.word('under7', 'Under 7') })}
      {felt.cell(over.sid, { kind: 'side', caption: felt.word('over7', 'Over 7') })}
    </div>
    {cardTiles(felt, onCard, missingRate)}
  </div>
);

const AmarAkbarAnthonyResult: ResultView = (props) => {
  const winner = placeOfWin(props.win);
  const title = winner === undefined ? '' : (props.titles?.[winner] ?? winner.toUpperCase());
  return <OneCardResult of={props} cloth="wine" title={title} isWon={winner !== undefined} />;
};

const portraits: readonly {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly frame: string;
}[] = [
  { card: 'JSS', x: 57, y: 12, frame: '#F3D58A' },
  { card: 'KHH', x: 93, y: 4, frame: '#FFC53D' },
  { card: 'JDD', x: 129, y: 12, frame: '#F3D58A' },
];

/** Three brothers: the half figures of court cards. */
function BrothersArt() {
  return portraits.map(({ card, x, y, frame }) => (
    <g key={card} transform={`translate(${x} ${y})`}>
      <rect width="34" height="62" rx="4" fill={frame} />
      <svg
        x="2"
        y="2"
        width="30"
        height="58"
        viewBox="27 11 46 58"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <PlayingCard card={card} width={100} isHidden />
      </svg>
    </g>
  ));
}

export const amarAkbarAnthonyFace: TableFace = {
  code: amarAkbarAnthonyEntry.code,
  cloth: 'wine',
  lay,
  restMs: 450,
  Board: AmarAkbarAnthonyBoard,
  Result: AmarAkbarAnthonyResult,
  placeOf,
  placeOfWin,
  beadTone,
  played: { types: ['aaa'], Layout: playedAs({ View: AmarAkbarAnthonyResult, placeAt: () => 'card' }) },
  drawing: { cloth: 'indigo', art: <BrothersArt /> },
};
