import './andar-bahar.css';
import { Fragment } from 'react';
import { cardTiles } from '../../faces/board-rows.tsx';
import { SuitSign } from '../../faces/cards/playing-card.tsx';
import { CardAt } from '../../faces/drawing.tsx';
import type { Board, Felt } from '../../faces/felt.ts';
import { HandRow, ResultFrame, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import type { LayScene, ScenePlace } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import { playedAs } from '../../results/played-hands.tsx';
import { andarBaharEntry } from './entry.ts';
import { isMatched } from './game.ts';
import { even, jokerRanks, odd, onSide, suitTiles } from './options.ts';

const [edge, jokerRight] = [8, 86];
const [rowHeight, wordsWidth] = [74, 86];
const [cardWidth, slotWidth] = [45, 50];
const wideFrom = 520;

function sideRow(id: string, title: string, y: number, width: number): ScenePlace {
  const left = width < wideFrom ? jokerRight : jokerRight + 24;
  const x = left + wordsWidth;
  const space = width - edge - 6 - x;
  return {
    id,
    title,
    titleAt: 'beside',
    box: { x: left, y, width: width - edge - left, height: rowHeight },
    cards: {
      x,
      y: y + 5.5,
      cardWidth,
      offset: slotWidth,
      space,
      tilt: 1,
      slots: Math.floor((space + 5) / slotWidth),
    },
    chips: { x: left + 38, y: y + rowHeight + 3, width: 26, high: 3, stacks: 1 },
  };
}

function jokerBox(width: number): ScenePlace {
  const isWide = width >= wideFrom;
  const boxWidth = isWide ? 88 : 70;
  const joker = isWide ? 60 : 58;
  return {
    id: 'joker',
    title: 'JOKER',
    titleAt: 'above',
    isNeutral: true,
    box: { x: edge + 2, y: 134, width: boxWidth, height: 132 },
    cards: {
      x: edge + 2 + (boxWidth - joker) / 2,
      y: isWide ? 156 : 159,
      cardWidth: joker,
      offset: 0,
      space: joker,
      tilt: 1,
      slots: 1,
    },
    chips: { x: edge + 2 + boxWidth / 2, y: 286, width: 26, high: 3, stacks: 1 },
  };
}

/** The joker on the left, and for each side a row whose cards move closer as it grows. */
export const lay: LayScene = (width) => ({
  places: [
    jokerBox(width),
    sideRow('andar', 'ANDAR', 134, width),
    sideRow('bahar', 'BAHAR', 134 + rowHeight + 6, width),
  ],
});

/** Document 2: Andar wins when the result is 1, otherwise Bahar. A round that was returned has no result. */
function placeOfWin(win: string): 'andar' | 'bahar' | undefined {
  if (win === '') return undefined;
  return win === '1' ? 'andar' : 'bahar';
}

const isOn = (side: keyof typeof onSide, sid: string): boolean =>
  Object.values(onSide[side]).some((option) => option.sid === sid);

function placeOf(sid: string): string {
  if (isOn('andar', sid)) return 'andar';
  return isOn('bahar', sid) ? 'bahar' : 'joker';
}

const tones = new Map<string, BeadTone>([
  ['A', 'red'],
  ['B', 'blue'],
]);

const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';

const sides = [
  { place: 'andar', name: 'ANDAR' },
  { place: 'bahar', name: 'BAHAR' },
] as const;

function SideHead({
  felt,
  place,
  name,
}: {
  readonly felt: Felt;
  readonly place: string;
  readonly name: string;
}) {
  const share = felt.share(place);
  return (
    <div className="mt-side-head" data-place={place}>
      <b>{felt.word(place, name)}</b>
      {share !== undefined && (
        <>
          <meter className="mt-share" min={0} max={100} value={share} aria-hidden="true" />
          <span>
            {share}% {felt.word('staked', 'staked')}
          </span>
        </>
      )}
    </div>
  );
}

/** Document 2: two rows of three, Odd and Even, four suit tiles that take no bets, thirteen cards at one price. */
const AndarBaharBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-andar-bahar">
    {sides.map(({ place, name }) => {
      const { first, second, side } = onSide[place];
      return (
        <div key={place} className="mt-side-row">
          <SideHead felt={felt} place={place} name={name} />
          {felt.cell(first.sid, { caption: felt.word('first', '1st Bet') })}
          {felt.cell(second.sid, { caption: felt.word('second', '2nd Bet') })}
          {felt.cell(side.sid, { caption: felt.word(side.name, side.name) })}
        </div>
      );
    })}
    <div className="mt-six">
      {felt.cell(odd.sid, { kind: 'side', caption: felt.word('odd', 'Odd') })}
      {felt.cell(even.sid, { kind: 'side', caption: felt.word('even', 'Even') })}
      {suitTiles.map(({ sid, suit }) => (
        <Fragment key={sid}>
          {felt.cell(sid, { kind: 'side', sign: <SuitSign suit={suit} size={20} /> })}
        </Fragment>
      ))}
    </div>
    {cardTiles(felt, { ranks: jokerRanks })}
  </div>
);

const places = [
  { id: 'joker', title: 'JOKER', cardWidth: 53 },
  { id: 'andar', title: 'ANDAR', cardWidth: 29 },
  { id: 'bahar', title: 'BAHAR', cardWidth: 29 },
] as const;

const AndarBaharResult: ResultView = (props) => {
  const winner = placeOfWin(props.win);
  return (
    <ResultFrame of={props} cloth="wine">
      {places.map(({ id, title, cardWidth }) => (
        <HandRow
          key={id}
          title={props.titles?.[id] ?? title}
          caption={props.captions?.[id]}
          cards={props.cards.filter((dealt) => dealt.place === id).map(({ card }) => card)}
          cardWidth={cardWidth}
          state={id === 'joker' || winner === undefined ? 'lying' : winner === id ? 'won' : 'lost'}
          winnerWord={props.words.winner}
        />
      ))}
    </ResultFrame>
  );
};

export const andarBaharFace: TableFace = {
  code: andarBaharEntry.code,
  cloth: 'wine',
  lay,
  restMs: 100,
  decides: isMatched,
  Board: AndarBaharBoard,
  Result: AndarBaharResult,
  placeOf,
  placeOfWin,
  beadTone,
  sides: ['1', '2'],
  windows: { joker: 'Bet on the joker', first: '1st Bet open', second: '2nd Bet open' },
  played: {
    types: ['abj'],
    Layout: playedAs({
      View: AndarBaharResult,
      placeAt: (index) => (index === 0 ? 'joker' : index % 2 === 1 ? 'bahar' : 'andar'),
    }),
  },
  drawing: {
    cloth: 'wine',
    art: (
      <>
        <path
          d="M45 44h22M59 36l9 8-9 8M139 44h22M153 36l9 8-9 8"
          stroke="#F3D58A"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity=".85"
        />
        <CardAt card="8DD" x={79} y={10} width={48} />
      </>
    ),
  },
};
