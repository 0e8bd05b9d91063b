import { backLayRows } from '../../faces/board-rows.tsx';
import { CardAt } from '../../faces/drawing.tsx';
import type { Board } from '../../faces/felt.ts';
import { HandsResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { TableFace } from '../../faces/table-face.ts';
import { PlayedHands } from '../../results/played-hands.tsx';
import { everyNth, type ResultLayout } from '../../results/result-layout.ts';
import { beadTone, lay, twoHands } from '../teenpatti-twenty/face.tsx';
import { teenpattiOneDayEntry } from './entry.ts';
import { options } from './options.ts';

/** The scene has no place for a tie: neither hand is then highlighted or dimmed. */
const places = new Map([
  ['0', 'tie'],
  ['1', 'a'],
  ['2', 'b'],
]);

const placeOfWin = (win: string): string | undefined => places.get(win);

const placeOf = (sid: string): string => places.get(sid) ?? '';

/** Document 2: shown while the page does not know the table's limits. */
const unknownLimits = { min: '100', max: '10000' };

/** Document 2: Player A and Player B with lagai and khai, and the minimum and maximum stake. */
const TeenpattiOneDayBoard: Board = ({ felt }) => {
  const { min, max } = felt.limits ?? unknownLimits;
  return (
    <div className="mt mt-board mt-stack">
      <p className="mt-limits">
        <span>
          {felt.word('min', 'MIN')} <b>{min}</b>
        </span>
        <span>
          {felt.word('max', 'MAX')} <b>{max}</b>
        </span>
      </p>
      <div className="mt-main-row">
        {backLayRows(felt, {
          back: felt.word('lagai', 'Lagai'),
          lay: felt.word('khai', 'Khai'),
          decimals: 2,
          rows: options.map(({ sid, name }) => ({ sid, name: felt.word(name, name) })),
        })}
      </div>
    </div>
  );
};

const TeenpattiOneDayResult: ResultView = (props) => (
  <HandsResult of={props} cloth="green" hands={twoHands} cardWidth={58} winner={placeOfWin(props.win)} />
);

const winners: Readonly<Record<string, string>> = { 1: 'a', 2: 'b' };

/** 1 Day Teenpatti: A and B get cards in turn. */
const PlayedElsewhere: ResultLayout = (props) => (
  <PlayedHands
    {...props}
    cloth="green"
    cardWidth={58}
    hands={[
      { word: 'a', english: 'PLAYER A', cards: everyNth(props.result, 0, 2) },
      { word: 'b', english: 'PLAYER B', cards: everyNth(props.result, 1, 2) },
    ]}
    winners={[winners[props.result.win] ?? '']}
  />
);

export const teenpattiOneDayFace: TableFace = {
  code: teenpattiOneDayEntry.code,
  cloth: 'green',
  lay,
  restMs: 450,
  Board: TeenpattiOneDayBoard,
  Result: TeenpattiOneDayResult,
  placeOf,
  placeOfWin,
  hasHands: true,
  beadTone,
  sides: ['1', '2'],
  played: { types: ['teen'], Layout: PlayedElsewhere },
  drawing: {
    cloth: 'green',
    art: (
      <>
        <circle cx="117" cy="62" r="44" fill="#FFC53D" opacity=".22" />
        <circle cx="117" cy="62" r="30" fill="#FFC53D" opacity=".3" />
        <CardAt card="9SS" x={69} y={18} width={40} turn={-12} />
        <CardAt card="9DD" x={91} y={14} width={40} turn={-4} />
        <CardAt card="ACC" x={115} y={16} width={40} turn={8} />
      </>
    ),
  },
};
