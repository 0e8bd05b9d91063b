import { Fragment } from 'react';
import { cardTiles, colourCells } from '../../faces/card-cells.tsx';
import { Emblem } from '../../faces/emblems/emblem.tsx';
import type { Board } from '../../faces/felt.ts';
import { places } from './deal.ts';
import { dragon, onCard, pair, tie, tiger } from './options.ts';

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
export const DragonTigerBoard: Board = ({ felt }) => (
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
