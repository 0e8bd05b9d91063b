import { seededRandom } from '@maidan/betting';
import { expect, it } from 'vitest';
import { games } from '../dealt-games.ts';
import { faceOf } from './dealt-faces.ts';

const sidesOf = (code: string) => faceOf(code)?.sides;

const twoSided = games.filter(({ entry }) => sidesOf(entry.code) !== undefined);

it.each(twoSided.map((game) => [game.entry.title, game] as const))(
  'both sides of %s win some rounds',
  (_, game) => {
    const random = seededRandom('roads');
    const codes = new Set(Array.from({ length: 60 }, () => game.judge(game.deal(random)).code));
    for (const side of sidesOf(game.entry.code) ?? []) expect(codes).toContain(side);
  },
);

it('a table with more than two sides has no big road', () => {
  expect(['teen9', 'aaa', 'card32-a', 'worli', 'nowhere'].map(sidesOf)).toEqual(Array(5).fill(undefined));
});
