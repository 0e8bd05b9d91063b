import { isDeepStrictEqual } from 'node:util';
import { array, assert, boolean, constantFrom, property, record, tuple } from 'fast-check';
import { expect, inject, test } from 'vitest';
import {
  DELHI_MUMBAI_WOMEN,
  INDIA_AUSTRALIA,
  PAKISTAN_SOUTH_AFRICA,
} from '../../../testing/board-names/international-boards.ts';
import {
  BENGALURU_HYDERABAD,
  PUNJAB_KOLKATA,
  SIXERS_THUNDER,
} from '../../../testing/board-names/league-boards.ts';
import type { NameAlias } from '../session-context.ts';
import { readSessionName } from './read-session-name.ts';

const BOARDS = {
  BENGALURU_HYDERABAD,
  PUNJAB_KOLKATA,
  SIXERS_THUNDER,
  INDIA_AUSTRALIA,
  PAKISTAN_SOUTH_AFRICA,
  DELHI_MUMBAI_WOMEN,
};
type BoardName = keyof typeof BOARDS;
const names = Object.keys(BOARDS) as BoardName[];
const boards = Object.values(BOARDS);

const anyLine = constantFrom(
  ...names.flatMap((board) => BOARDS[board].lines.map(({ written }) => ({ board, written }))),
);

/** Changes of letter case and blanks, which have no meaning. */
const anyNoise = record({
  isUpper: boolean(),
  isLower: boolean(),
  blanks: array(constantFrom(' ', '  ', '\t', ' \u00a0'), { minLength: 12, maxLength: 12 }),
  isPadded: boolean(),
});

test('letter case and blanks never change what a name is read as', () => {
  assert(
    property(anyLine, anyNoise, ({ board, written }, { isUpper, isLower, blanks, isPadded }) => {
      const cased = isUpper ? written.toUpperCase() : isLower ? written.toLowerCase() : written;
      const spaced = cased
        .split(' ')
        .map((word, at) => `${word}${blanks[at % blanks.length]}`)
        .join('');
      const noisy = isPadded ? ` ${spaced}` : spaced.trimEnd();
      const { context, dialect } = BOARDS[board];
      expect(readSessionName(noisy, context, dialect)).toEqual(readSessionName(written, context, dialect));
    }),
    { numRuns: 500 * inject('caseFactor') },
  );
});

test('a name with one word moved is read as the same session or not at all', () => {
  const changed: string[] = [];
  for (const { context, dialect, lines } of boards) {
    for (const { written } of lines) {
      const before = readSessionName(written, context, dialect);
      if (before.kind === 'unread') continue;
      for (const moved of wordMoves(written)) {
        const after = readSessionName(moved, context, dialect);
        if (after.kind !== 'unread' && !isDeepStrictEqual(after, before))
          changed.push(`${written} -> ${moved}`);
      }
    }
  }
  expect(changed).toEqual([]);
});

/** Every way to put one word of the name in another place. */
function wordMoves(name: string): readonly string[] {
  const words = name.split(' ');
  return words.flatMap((word, from) => {
    const others = words.toSpliced(from, 1);
    return words.map((_, to) => others.toSpliced(to, 0, word).join(' '));
  });
}

test('an alias never gives a name that was read another meaning', () => {
  const people = boards.flatMap(({ context }) => Object.values(context.players).flat());
  const sides = boards.flatMap(({ context }) => context.teams.map(({ name }) => name));
  const called = constantFrom(
    ...[
      'Sharma',
      'A Sharma',
      'Singh',
      'Kohli',
      'V Kohli',
      'Head',
      'SRH',
      'IND',
      'Rohit',
      'Hitman',
      'Ball',
      'DC',
    ],
    ...[
      'Sydney',
      'King',
      'Iyer',
      'SA',
      'PAK 2nd',
      'Kerr',
      'Mumbai',
      'S',
      'Kings',
      'Khan',
      'Gill run',
      'over',
    ],
  );
  const anyAlias = tuple(boolean(), called, constantFrom(...people), constantFrom(...sides)).map(
    ([isPlayer, alias, player, side]): NameAlias => ({
      kind: isPlayer ? 'player' : 'team',
      alias,
      name: isPlayer ? player : side,
    }),
  );
  assert(
    property(anyLine, array(anyAlias, { minLength: 1, maxLength: 6 }), ({ board, written }, aliases) => {
      const { context, dialect } = BOARDS[board];
      const before = readSessionName(written, context, dialect);
      const after = readSessionName(written, { ...context, aliases }, dialect);
      if (before.kind !== 'unread' && after.kind !== 'unread') expect(after).toEqual(before);
    }),
    { numRuns: 1000 * inject('caseFactor') },
  );
});
