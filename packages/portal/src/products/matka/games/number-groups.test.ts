import { expect, test } from 'vitest';
import { numberGroups } from './number-groups.ts';

test('single patti has ten groups of twelve, double patti ten of nine, from ank 0 to 9', () => {
  const sizes = (game: 'SINGLE_PATTI' | 'DOUBLE_PATTI') =>
    numberGroups(game).map(({ ank, numbers }) => `${ank}:${numbers.length}`);
  expect(sizes('SINGLE_PATTI')).toEqual([...'0123456789'].map((ank) => `${ank}:12`));
  expect(sizes('DOUBLE_PATTI')).toEqual([...'0123456789'].map((ank) => `${ank}:9`));
});

test('single is 0 to 9, jodi 00 to 99, triple patti 000 to 999', () => {
  const [single] = numberGroups('SINGLE');
  const [jodi] = numberGroups('JODI');
  const [triple] = numberGroups('TRIPLE_PATTI');
  expect(single?.numbers.join('')).toBe('0123456789');
  expect([jodi?.numbers.length, jodi?.numbers[0], jodi?.numbers[99]]).toEqual([100, '00', '99']);
  expect(triple?.numbers.slice(0, 2)).toEqual(['000', '111']);
});
