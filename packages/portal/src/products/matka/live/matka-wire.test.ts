import type { MatkaMarket } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { fakeMatka } from '../fake-matka.ts';
import { marketPhase } from './market.ts';
import { activeMatkas, mergeMatkas, patchMatkas, readMarket, type SentMarket } from './matka-wire.ts';

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

const { betStatus: _, now: __, ...state } = fakeMatka({ result: '134-8*-***', openBet: false });

test('a push changes what is common to all clients, and keeps what is this client’s own', () => {
  const shut = fakeMatka({ betStatus: false });
  const other = fakeMatka({ matkaEventId: '2' });
  expect(mergeMatkas([shut, other], [state])).toEqual([
    { ...shut, result: '134-8*-***', openBet: false },
    other,
  ]);
});

test('for a market that the list does not have, the list is requested again', () => {
  expect(mergeMatkas([fakeMatka()], [{ ...state, matkaEventId: '9' }])).toBeUndefined();
});

test('markets are sorted by priority, without inactive ones', () => {
  const markets = [
    fakeMatka({ matkaEventId: '1', priority: 3 }),
    fakeMatka({ matkaEventId: '2', priority: 1 }),
    fakeMatka({ matkaEventId: '3', priority: 2, matkaStatus: false }),
    fakeMatka({ matkaEventId: '4', priority: 2, isDeleted: 1 }),
  ];
  expect(activeMatkas(markets).map(({ matkaEventId }) => matkaEventId)).toEqual(['2', '1']);
});

/** With the fields of document 2, section 3, and no others. */
function fromDocumentTwo(parts: Partial<MatkaMarket> = {}): SentMarket {
  const { showOpenTime, result, day, now, drawnBy, draws, lastResult, rates, liabilityMax, ...sent } =
    fakeMatka(parts);
  return sent;
}

const at = (time: string, day = '2026-07-14') => Date.parse(`${day}T${time}+05:30`);
const phasesOf = (sent: SentMarket, ...times: readonly number[]) =>
  times.map((nowMs) => marketPhase(readMarket(sent, at('12:00')), nowMs));

test('a market of ours is read as it was sent', () => {
  expect(readMarket(fakeMatka(), 0)).toMatchObject(fakeMatka());
});

test('where a house sends only times of day, bets shut at them today', () => {
  const market = readMarket(fromDocumentTwo(), at('12:00'));
  expect(market).toMatchObject({ day: '2026-07-14', showOpenTime: '15:45', result: '', lastResult: null });
  expect(market.rates).toBeUndefined();
  expect(phasesOf(fromDocumentTwo(), at('12:00'), at('16:00'), at('17:46'))).toEqual([
    { kind: 'open', until: at('15:45') },
    { kind: 'close', until: at('17:45') },
    { kind: 'drawing', until: at('17:50') },
  ]);
  expect(phasesOf(fromDocumentTwo({ isDeclare: 1 }), at('18:00'))).toEqual([{ kind: 'over' }]);
});

test('a market that opens before midnight shuts after it', () => {
  const night = fromDocumentTwo({ openTime: '22:30', closeTime: '00:30', resultTime: '00:35' });
  expect(phasesOf(night, at('23:00'))).toEqual([{ kind: 'close', until: at('00:30', '2026-07-15') }]);
});

test('after midnight it is still the day of that market, until its result', () => {
  const night = fromDocumentTwo({ openTime: '22:30', closeTime: '00:30', resultTime: '00:35' });
  const phaseAt = (time: string) => {
    const nowMs = at(time, '2026-07-15');
    return marketPhase(readMarket(night, nowMs), nowMs);
  };
  expect(['00:15', '00:32', '00:40'].map(phaseAt)).toEqual([
    { kind: 'close', until: at('00:30', '2026-07-15') },
    { kind: 'drawing', until: at('00:35', '2026-07-15') },
    { kind: 'open', until: at('22:30', '2026-07-15') },
  ]);
});

test.each([
  ['before bets shut', { resultTime: '12:00' }, at('17:45')],
  ['that cannot be read', { resultTime: 'soon' }, at('17:45')],
  ['after bets shut', { resultTime: '18:10' }, at('18:10')],
  [
    'before midnight, of a market that closes after it',
    { openTime: '22:30', closeTime: '00:30', resultTime: '23:50' },
    at('00:30', '2026-07-15'),
  ],
])('a result time %s: the draw is at the later of the two', (_when, parts, drawAt) => {
  const { draws } = readMarket(fromDocumentTwo(parts), at('12:00'));
  expect(Date.parse(draws?.close.drawAt ?? '')).toBe(drawAt);
});

test('without times that can be read there is no countdown, and the flags say what is open', () => {
  const odd = fromDocumentTwo({ openTime: 'soon' });
  expect(phasesOf(odd, at('12:00'))).toEqual([{ kind: 'open' }]);
  expect(phasesOf({ ...odd, openBet: false, jodiBet: false }, at('12:00'))).toEqual([{ kind: 'close' }]);
  expect(phasesOf({ ...odd, openBet: false, jodiBet: false, closeBet: false }, 0)).toEqual([{ kind: 'off' }]);
});
