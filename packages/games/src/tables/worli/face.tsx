import { Fragment } from 'react';
import { drawnFigure, drawnPaper } from '../../faces/drawing.tsx';
import type { Board } from '../../faces/felt.ts';
import { HandRow, ResultFrame, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import type { Card } from '../../kit/cards.ts';
import { PlayedHands } from '../../results/played-hands.tsx';
import { allCards, type ResultLayout } from '../../results/result-layout.ts';
import { worliEntry } from './entry.ts';
import { cardsInRound, digitOf, pannaOf } from './game.ts';
import { digits, even, lineOne, lineTwo, odd, singles } from './options.ts';

const lay: LayScene = (width) =>
  layBoxes(width, [{ id: 'cards', title: 'WORLI', cardWidth: 54, slots: cardsInRound, isNeutral: true }]);

/** A result is its digit, which is not a place of the scene. */
const placeOfWin = (win: string): string | undefined => (/^\d$/.test(win) ? win : undefined);

/** The digit of the cards, once all are dealt. */
const captionOf = (_place: string, cards: readonly Card[]): string | undefined =>
  cards.length === cardsInRound ? String(digitOf(cards)) : undefined;

/** Every bet is on the three cards together. */
const placeOf = (): string => 'cards';

const tones = new Map<string, BeadTone>([
  ['E', 'red'],
  ['T', 'gold'],
  ['R', 'blue'],
  ['A', 'green'],
]);

const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';

/** Document 2: tiles 1 to 9 and 0, each at 9.5; then the lines, Odd and Even. */
const WorliBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    <div className="mt-part-head">
      {felt.word('single', 'Single')} <b>{felt.price(singles[0]?.sid ?? '') ?? '0'}</b>
    </div>
    <div className="mt-five mt-digits">
      {singles.map(({ sid }, index) => (
        <Fragment key={sid}>{felt.cell(sid, { kind: 'paper', sign: digits[index] })}</Fragment>
      ))}
    </div>
    <div className="mt-four">
      {felt.cell(lineOne.sid, { kind: 'side', caption: felt.word('line1', 'Line 1 (1-5)') })}
      {felt.cell(lineTwo.sid, { kind: 'side', caption: felt.word('line2', 'Line 2 (6-0)') })}
      {felt.cell(odd.sid, { kind: 'side', caption: felt.word('odd', 'Odd') })}
      {felt.cell(even.sid, { kind: 'side', caption: felt.word('even', 'Even') })}
    </div>
  </div>
);

const titleOf = (cards: readonly Card[], win: string): string =>
  String(digitOf(cards)) === win ? `${pannaOf(cards)}-${win}` : win;

/**
 * The three cards beside their panna and the digit they make. A corrected digit is one that they do not make, and has
 * no panna. A void round has neither.
 */
const WorliResult: ResultView = (props) => {
  const cards = props.cards.map(({ card }) => card);
  const isVoid = props.win === '';
  return (
    <ResultFrame of={props} cloth="teal">
      <HandRow
        title={titleOf(cards, props.win)}
        cards={cards}
        cardWidth={58}
        state={isVoid ? 'lying' : 'won'}
        winnerWord={props.words.winner}
      />
    </ResultFrame>
  );
};

const reels = ['4', '9', '0'].map((digit, nth) => ({ digit, x: 63 + nth * 34 }));

/** The reels of a number. */
function ReelsArt() {
  return reels.map(({ digit, x }) => (
    <g key={digit} transform={`translate(${x} 10)`}>
      <rect width="31" height="54" rx="6" fill={drawnPaper} />
      <rect width="31" height="14" rx="6" fill="#0002" />
      <rect y="40" width="31" height="14" rx="6" fill="#0002" />
      <text {...drawnFigure} x="15.5" y="40" fontSize="36">
        {digit}
      </text>
    </g>
  ));
}

/** Document 2, section 2: the popup shows sid-win. */
const PlayedElsewhere: ResultLayout = (props) => {
  const { sids, win } = props.result;
  const result = [sids.join(','), win].filter(Boolean).join('-');
  return (
    <PlayedHands
      {...props}
      cloth="teal"
      cardWidth={58}
      hands={[{ word: 'pana', english: result, cards: allCards(props.result) }]}
      winners={['pana']}
    />
  );
};

export const worliFace: TableFace = {
  code: worliEntry.code,
  cloth: 'teal',
  lay,
  restMs: 450,
  decides: (cards) => cards.length === cardsInRound,
  Board: WorliBoard,
  Result: WorliResult,
  placeOf,
  placeOfWin,
  beadTone,
  captionOf,
  played: { types: ['worli', 'worli2'], Layout: PlayedElsewhere },
  drawing: { cloth: 'teal', art: <ReelsArt /> },
};
