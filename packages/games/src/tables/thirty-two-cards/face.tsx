import type { ReactNode } from 'react';
import { backLayRows } from '../../faces/board-rows.tsx';
import { shortAmount } from '../../faces/chips/chip-values.ts';
import { drawnFigure, drawnPaper } from '../../faces/drawing.tsx';
import type { Board, Felt } from '../../faces/felt.ts';
import { HandsResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import type { Card } from '../../kit/cards.ts';
import type { PricedOption } from '../../kit/priced-option.ts';
import { playedAs } from '../../results/played-hands.tsx';
import { thirtyTwoCardsEntry } from './entry.ts';
import { leadersOf, listedPlace, totalAt } from './game.ts';
import { options, places } from './options.ts';

/** Room for two cards side by side; more move closer. */
export const lay: LayScene = (width) =>
  layBoxes(
    width,
    places.map((id) => ({ id, title: id.toUpperCase(), cardWidth: 46, slots: 2 })),
  );

export const placeOfWin = (win: string): string | undefined => places[Number(win) - 1];

function captionOf(place: string, cards: readonly Card[]): string | undefined {
  const total = totalAt(place, cards);
  return total === undefined ? undefined : String(total);
}

const placeOf = (sid: string): string => placeOfWin(sid) ?? '';

const tones = new Map<string, BeadTone>([
  ['8', 'gold'],
  ['9', 'green'],
  ['10', 'blue'],
  ['11', 'red'],
]);

const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';

/** Document 2, section 5. */
export const missingRate = '–';

/** Document 2: a row for each option, back and lay, with rate and size. */
export const playerRows = (felt: Felt, options: readonly PricedOption[]): ReactNode =>
  backLayRows(felt, {
    back: felt.word('back', 'Back'),
    lay: felt.word('lay', 'Lay'),
    missing: missingRate,
    rows: options.map(({ sid, name, stakeMax, layOdds }) => ({
      sid,
      name: felt.word(name, name),
      size: shortAmount(stakeMax),
      hasNoLay: layOdds === undefined,
    })),
  });

const ThirtyTwoCardsBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">{playerRows(felt, options)}</div>
);

export const fourHands = places.map((place) => ({ place, title: place.toUpperCase() }));

const ThirtyTwoCardsResult: ResultView = (props) => (
  <HandsResult of={props} cloth="indigo" hands={fourHands} cardWidth={40} winner={placeOfWin(props.win)} />
);

const bars = ['8', '9', '10', '11'].map((player, nth) => ({ player, x: 53 + nth * 28, y: 34 - nth * 8 }));

/** Four players, each starting with one point more than the one before; the last leads. */
function PlayersArt() {
  return bars.map(({ player, x, y }, nth) => (
    <g key={player} transform={`translate(${x} ${y})`}>
      <rect width="25" height={74 - y} rx="4" fill={nth === bars.length - 1 ? '#FFC53D' : drawnPaper} />
      <text {...drawnFigure} x="12.5" y="25" fontSize="22">
        {player}
      </text>
    </g>
  ));
}

export const thirtyTwoCardsFace: TableFace = {
  code: thirtyTwoCardsEntry.code,
  cloth: 'indigo',
  lay,
  restMs: 450,
  Board: ThirtyTwoCardsBoard,
  Result: ThirtyTwoCardsResult,
  placeOf,
  placeOfWin,
  beadTone,
  captionOf,
  leadersOf,
  played: {
    types: ['card32', 'card32-a'],
    Layout: playedAs({ View: ThirtyTwoCardsResult, placeAt: listedPlace, captionOf }),
  },
  drawing: { cloth: 'indigo', art: <PlayersArt /> },
};
