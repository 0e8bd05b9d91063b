import { Fragment } from 'react';
import type { Board } from '../../faces/felt.ts';
import { places } from './deal.ts';
import { pairPlusOf, playerOf } from './options.ts';

/** Document 2: Player A and Player B, each with its back rate, and Pair plus on each hand. */
export const TeenpattiTwentyBoard: Board = ({ felt }) => (
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
