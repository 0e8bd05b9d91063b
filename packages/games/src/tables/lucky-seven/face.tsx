import { cardTiles, colourCells } from '../../faces/board-rows.tsx';
import { CardAt } from '../../faces/drawing.tsx';
import type { Board } from '../../faces/felt.ts';
import { placeTitle } from '../../faces/place-title.ts';
import { OneCardResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import { playedAs } from '../../results/played-hands.tsx';
import { luckySevenEntry } from './entry.ts';
import { high, low, onCard } from './options.ts';

/** Low and High, and between them the seven, where the card is placed. */
const lay: LayScene = (width) =>
  layBoxes(width, [
    { id: 'low', title: 'LOW' },
    { id: 'tie', title: '7', cardWidth: 88, isNeutral: true },
    { id: 'high', title: 'HIGH' },
  ]);

const places = new Map([
  ['0', 'tie'],
  ['1', 'low'],
  ['2', 'high'],
]);

const placeOfWin = (win: string): string | undefined => places.get(win);

/** All other bets are on the card, which is placed on the seven. */
function placeOf(sid: string): string {
  if (sid === low.sid) return 'low';
  return sid === high.sid ? 'high' : 'tie';
}

const tones = new Map<string, BeadTone>([
  ['L', 'blue'],
  ['H', 'red'],
  ['T', 'gold'],
]);

const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';

/**
 * Document 2: Low and High with the seven between them, Even and Odd, Red and Black, thirteen cards at one
 * rate.
 */
const LuckySevenBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    <div className="mt-around-seven">
      {felt.cell(low.sid, { caption: felt.word('lowCard', 'Low Card') })}
      <b className="mt-seven" aria-hidden="true">
        7
      </b>
      {felt.cell(high.sid, { caption: felt.word('highCard', 'High Card') })}
    </div>
    {colourCells(felt, onCard)}
    {cardTiles(felt, onCard)}
  </div>
);

const titles: Readonly<Record<string, string>> = { low: 'LOW', high: 'HIGH', tie: '7' };

const LuckySevenResult: ResultView = (props) => {
  const winner = placeOfWin(props.win) ?? '';
  return (
    <OneCardResult
      of={props}
      cloth="blue"
      title={placeTitle(props.titles, winner, titles[winner] ?? '')}
      isWon={winner !== 'tie' && winner !== ''}
    />
  );
};

export const luckySevenFace: TableFace = {
  code: luckySevenEntry.code,
  cloth: 'blue',
  lay,
  restMs: 450,
  Board: LuckySevenBoard,
  Result: LuckySevenResult,
  placeOf,
  placeOfWin,
  beadTone,
  sides: ['1', '2'],
  played: {
    types: ['lucky7', 'lucky7eu'],
    Layout: playedAs({ View: LuckySevenResult, placeAt: () => 'card' }),
  },
  drawing: {
    cloth: 'blue',
    art: (
      <>
        <ellipse cx="117" cy="48" rx="70" ry="56" fill="#FFD873" opacity=".16" />
        <rect x="86.5" y="3.5" width="63" height="86" rx="7" fill="#FFC53D" transform="rotate(8 118 46.6)" />
        <CardAt card="7HH" x={89} y={6} width={58} turn={8} />
      </>
    ),
  },
};
