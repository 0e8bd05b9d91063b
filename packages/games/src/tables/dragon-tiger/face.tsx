import { Fragment } from 'react';
import { cardTiles, colourCells } from '../../faces/board-rows.tsx';
import { EmblemAt } from '../../faces/drawing.tsx';
import { Emblem } from '../../faces/emblems/emblem.tsx';
import type { Board } from '../../faces/felt.ts';
import { HandsResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { BeadTone } from '../../faces/roads/bead-road.tsx';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import { listCardOptions } from '../../kit/card-options.ts';
import { playedAs } from '../../results/played-hands.tsx';
import { dragonTigerEntry } from './entry.ts';
import { dragon, onCard, pair, places, tie, tiger } from './options.ts';

const lay: LayScene = (width) =>
  layBoxes(width, [
    { id: 'dragon', title: 'DRAGON', cardWidth: 72, emblem: 'dragon', share: 1.6 },
    { id: 'tie', title: 'TIE' },
    { id: 'tiger', title: 'TIGER', cardWidth: 72, emblem: 'tiger', share: 1.6 },
  ]);

const winnersByCode = new Map([
  ['1', 'dragon'],
  ['2', 'tiger'],
  ['3', 'tie'],
]);

const placeOfWin = (win: string): string | undefined => winnersByCode.get(win);

const optionsOf = {
  dragon: [dragon, ...listCardOptions(onCard.dragon)],
  tiger: [tiger, ...listCardOptions(onCard.tiger)],
};

/** Bets on a tie or a pair concern both cards. */
const placeOf = (sid: string): string =>
  places.find((hand) => optionsOf[hand].some((option) => option.sid === sid)) ?? 'tie';

const tones = new Map<string, BeadTone>([
  ['D', 'blue'],
  ['T', 'red'],
]);

const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';

const main = [
  { option: dragon, word: 'dragon' },
  { option: tie, word: 'tie' },
  { option: pair, word: 'Pair' },
  { option: tiger, word: 'tiger' },
] as const;
const names = { dragon: 'Dragon', tiger: 'Tiger' } as const;

/**
 * Document 2: Dragon, Tie and Tiger, each with its rate and the player's position; then the options on each
 * card.
 */
const DragonTigerBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    <div className="mt-four mt-main-row">
      {main.map(({ option, word }) => (
        <Fragment key={word}>{felt.cell(option.sid, { caption: felt.word(word, option.name) })}</Fragment>
      ))}
    </div>
    {places.map((place) => (
      <section key={place} className="mt-stack" aria-label={felt.word(place, names[place])}>
        <div className="mt-part-head">
          <Emblem name={place} size={18} />
          {felt.word(place, names[place])}
        </div>
        {colourCells(felt, onCard[place])}
        {cardTiles(felt, onCard[place])}
      </section>
    ))}
  </div>
);

const hands = [
  { place: 'dragon', title: 'DRAGON', emblem: 'dragon' },
  { place: 'tiger', title: 'TIGER', emblem: 'tiger' },
] as const;

const DragonTigerResult: ResultView = (props) => (
  <HandsResult of={props} cloth="indigo" hands={hands} cardWidth={64} winner={placeOfWin(props.win)} />
);

export const dragonTigerFace: TableFace = {
  code: dragonTigerEntry.code,
  cloth: 'indigo',
  lay,
  restMs: 450,
  Board: DragonTigerBoard,
  Result: DragonTigerResult,
  placeOf,
  placeOfWin,
  beadTone,
  sides: ['1', '2'],
  played: {
    types: ['dt20', 'dt6'],
    Layout: playedAs({ View: DragonTigerResult, placeAt: (index) => (index === 0 ? 'dragon' : 'tiger') }),
  },
  drawing: {
    cloth: 'wine',
    art: (
      <>
        <path d="M104.8 0H169V112H70z" fill="#0E3A5C" opacity=".85" />
        <EmblemAt name="dragon" x={51} y={14} size={56} />
        <EmblemAt name="tiger" x={109} y={14} size={54} />
      </>
    ),
  },
};
