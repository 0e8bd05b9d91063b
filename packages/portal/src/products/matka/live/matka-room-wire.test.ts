import { expect, test } from 'vitest';
import { fakeMatka } from '../fake-matka.ts';
import { patchMatkas } from './matka-room-wire.ts';

const [one, two] = [fakeMatka({ matkaEventId: '1' }), fakeMatka({ matkaEventId: '2' })];
const picture = { n: 4, matkas: [one, two] };

test('a patch replaces the markets it contains and keeps the others', () => {
  const drawn = { ...two, result: '134-8*-***' };
  expect(patchMatkas(picture, { n: 5, matkas: [drawn] })).toEqual({ n: 5, matkas: [one, drawn] });
});

test('a new market is added to the others', () => {
  const three = fakeMatka({ matkaEventId: '3' });
  expect(patchMatkas(picture, { n: 5, matkas: [three] })?.matkas).toEqual([one, two, three]);
});

test('a patch after a gap is not applied', () => {
  expect(patchMatkas(picture, { n: 6, matkas: [two] })).toBeUndefined();
});
