import { keyFromText } from '@maidan/betting';
import { expect, test } from 'vitest';
import { games } from './dealt-games.ts';
import { roundRandom } from './proof/fairness.ts';
import { viewAt } from './timeline.ts';

/** The table of three hands has three options in a row, each with a rate of its own. */
const tables = games.filter(({ entry }) => entry.code !== 'teen9');

test.each(tables.map((game) => [game.entry.title, game] as const))(
  'every option of %s is sent with odds, those it is backed at',
  (name, game) => {
    const dealt = game.deal(roundRandom(keyFromText(name), name));
    const { t2 } = game.rows(viewAt(game, { roundId: '1.1', openedAt: 0, dealt }, 0).view);
    expect(t2).not.toEqual([]);
    expect(t2.map(({ odds }) => Number(odds))).toEqual(t2.map(({ rate, b1 }) => Number(rate ?? b1)));
  },
);
