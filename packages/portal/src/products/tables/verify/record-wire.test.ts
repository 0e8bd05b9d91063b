import { keyToHex } from '@maidan/betting';
import type { CasinoBet, CasinoResult } from '@maidan/contract/wire';
import {
  chainEnd,
  commitTo,
  gameByCode,
  makeChain,
  parseRoundRecord,
  roundRandom,
  seedAt,
  type Verification,
  verifyInSteps,
  writeRoundRecord,
} from '@maidan/games/rules';
import { expect, test, vi } from 'vitest';
import { checkInSteps } from '../../../betting/verify/use-verification.ts';
import { recordOf } from './record-wire.ts';

const position = 12_000;
const chain = makeChain(new Uint8Array(32).fill(3), position, 5_000);
const seed = seedAt(chain, position);
const mid = 'teen9-12000';

const found = gameByCode('teen9');
if (!found) throw new Error('teen9 is not dealt');
const game = found;
const dealt = game.deal(roundRandom(seed, mid));
const judged = game.judge(dealt);

const result: CasinoResult = {
  mid,
  sid: judged.winners.join(','),
  win: judged.code,
  cards: dealt.map(({ card }) => card).join(','),
  cardsorg: '',
  desc: '',
  newdesc: '',
  ename: '',
  winnat: '',
  mtime: '',
  gtype: 'teen9',
  ...commitTo(game, seed),
  seed: keyToHex(seed),
  chainEnd: chainEnd(chain),
  position,
};

const loser = ['11', '21', '31'].find((sid) => !judged.winners.includes(sid)) ?? '';
const bet = {
  roundId: mid,
  sid: loser,
  betType: 'Yes',
  amount: 100,
  odds: 2.94,
  isDeclare: 1,
  profitLoss: -100,
} as CasinoBet;

async function check(shown: CasinoResult, bets: readonly CasinoBet[] = []) {
  const read = recordOf(shown, bets);
  if (read.kind !== 'found') throw new Error(read.kind);
  const onLeft = vi.fn();
  const breathe = vi.fn(async () => {});
  const { signal } = new AbortController();
  const verification = await checkInSteps(verifyInSteps(game, read.record), { onLeft, breathe, signal });
  return { record: read.record, verification, onLeft, breathe };
}

const failedIn = (verification: Verification | undefined) =>
  verification?.checks.filter(({ isOk }) => !isOk).map(({ key }) => key);

test('a round of the house passes every check, with every bet on it', async () => {
  const { verification } = await check(result, [bet]);
  expect(failedIn(verification)).toEqual([]);
  expect(verification?.checks.map(({ key }) => key)).toEqual([
    'seed',
    'chain',
    'version',
    'pay-table',
    'cards',
    'result',
    'bet',
  ]);
});

test('the chain is verified in steps, and the page can render in between', async () => {
  const { onLeft, breathe } = await check(result);
  expect(onLeft.mock.calls).toEqual([[7_000], [2_000], [0]]);
  expect(breathe).toHaveBeenCalledTimes(3);
});

test.each([
  ['cards', { cards: result.cards.replace(/^[^,]+/, dealt[0]?.card === 'ASS' ? '2SS' : 'ASS') }],
  ['result', { win: '99' }],
  ['seed', { seedHash: '0'.repeat(64) }],
  ['chain', { position: position - 1 }],
  ['pay-table', { payTableHash: '0'.repeat(64) }],
])('%s that differ from what the seed gives are detected', async (key, shown) => {
  const { verification } = await check({ ...result, ...shown });
  expect(verification?.isOk).toBe(false);
  expect(failedIn(verification)).toEqual([key]);
});

test('a bet that was paid wrongly is detected', async () => {
  const { verification } = await check(result, [bet, { ...bet, profitLoss: -50 }]);
  expect(verification?.checks.filter(({ isOk }) => !isOk)).toMatchObject([{ key: 'bet', betIndex: 1 }]);
});

test('bets on other rounds are left out', async () => {
  const { record } = await check(result, [{ ...bet, roundId: 'teen9-1' }]);
  expect(record.bets).toEqual([]);
});

test('a round copied on one device is read unchanged on another', async () => {
  const { record } = await check(result, [bet]);
  expect(parseRoundRecord(writeRoundRecord(record))).toEqual({ ok: true, value: record });
});

test('a verification is stopped when its page is left', async () => {
  const read = recordOf(result, []);
  if (read.kind !== 'found') throw new Error(read.kind);
  const stopping = new AbortController();
  const breathe = async () => stopping.abort();
  const watched = { onLeft: () => {}, breathe, signal: stopping.signal };
  expect(await checkInSteps(verifyInSteps(game, read.record), watched)).toBeUndefined();
});

test('a round that the house does not know, or did not deal, cannot be verified', () => {
  expect(recordOf(undefined, [])).toEqual({ kind: 'unknown' });
  const { seed: _, ...without } = result;
  expect(recordOf(without, [])).toEqual({ kind: 'no-proof' });
});

const correction = {
  correctedAt: '2026-01-01T00:00:00.000Z',
  was: { win: judged.code, winners: [], isVoid: false },
  now: { win: loser, winners: [], isVoid: false },
  reason: 'Misread',
};

test('a corrected round is verified by its cards, which cannot show what its bets were paid', async () => {
  const corrected = { ...result, win: loser, corrections: [correction] };
  const { record, verification } = await check(corrected, [{ ...bet, profitLoss: 194 }]);
  expect(verification?.isOk).toBe(true);
  expect(verification?.checks.map(({ key }) => key)).not.toContain('bet');
  expect(verification?.checks).toContainEqual(expect.objectContaining({ key: 'result', shown: judged.code }));
  expect(verification?.replay?.bets).toMatchObject([{ due: undefined }]);
  expect(parseRoundRecord(writeRoundRecord(record))).toEqual({ ok: true, value: record });
});

test('a corrected round whose cards were changed too fails', async () => {
  const cards = result.cards.replace(/^[^,]+/, dealt[0]?.card === 'ASS' ? '2SS' : 'ASS');
  const { verification } = await check({ ...result, cards, win: loser, corrections: [correction] });
  expect(failedIn(verification)).toEqual(['cards']);
});

test.each([
  ['before its cards were out', { win: '', cards: '', isVoid: true }],
  [
    'after its result',
    { win: '', isVoid: true, corrections: [{ ...correction, now: { ...correction.now, isVoid: true } }] },
  ],
])('a round voided %s passes if its stakes were returned, and fails if one was kept', async (_, shown) => {
  const returned = { ...result, ...shown };
  expect((await check(returned, [{ ...bet, profitLoss: 0 }])).verification?.isOk).toBe(true);
  const { verification } = await check(returned, [{ ...bet, profitLoss: -100 }]);
  expect(failedIn(verification)).toEqual(['bet']);
});
