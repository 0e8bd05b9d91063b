import { expect, it } from 'vitest';
import { line, recording } from '../testing/write-stream.ts';
import { nameRunners } from './name-runners.ts';
import { readBetfairStream } from './stream-message.ts';

const defined = (second: number, runners: readonly object[]) =>
  line(second, {
    marketDefinition: { eventId: '700', eventTypeId: '4', marketType: 'MATCH_ODDS', status: 'OPEN', runners },
  });
const nameless = [
  { id: 11, status: 'ACTIVE' },
  { id: 12, status: 'ACTIVE' },
];
const names = new Map([
  ['11', 'Lions'],
  ['12', 'Tigers'],
]);

function namesIn(text: string): (string[] | undefined)[] {
  const reading = readBetfairStream(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.messages.flatMap(({ changes }) =>
    changes.map(({ definition }) => definition?.runners.map(({ name }) => name)),
  );
}

it('runners without a name get the given one in every definition of their market', () => {
  const text = recording(defined(0, nameless), line(1, { rc: [] }), defined(2, nameless));
  const named = nameRunners(text, names);
  expect(named.ok && namesIn(named.text)).toEqual([['Lions', 'Tigers'], undefined, ['Lions', 'Tigers']]);
});

it('a name for a runner that the recording does not have, or names itself, is refused', () => {
  const text = recording(defined(0, [{ id: 11, status: 'ACTIVE', name: 'Bears' }]));
  expect(nameRunners(text, names)).toEqual({ ok: false, reason: 'it has no runner 12' });
  expect(nameRunners(text, new Map([['11', 'Lions']]))).toEqual({
    ok: false,
    reason: 'it names runner 11 itself: Bears',
  });
});
