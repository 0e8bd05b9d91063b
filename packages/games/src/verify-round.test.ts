import { coinsFromWhole, commitmentTo, keyFromText, oddsFromDecimal } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { payTableHash, roundRandom } from './proof/fairness.ts';
import { chainEnd, makeChain, seedAt } from './proof/hash-chain.ts';
import { parseRoundRecord, type RoundRecord, writeRoundRecord } from './round-record.ts';
import { andarBahar as game } from './tables/andar-bahar/game.ts';
import { teenpattiOneDay } from './tables/teenpatti-one-day/game.ts';
import { teenpattiThree } from './tables/teenpatti-three/game.ts';
import { type CheckKey, verifyRound } from './verify-round.ts';

const chain = makeChain(keyFromText('table'), 50, 8);
const position = 21;
const seed = seedAt(chain, position);
const roundId = 'abj.21';
const dealt = game.deal(roundRandom(seed, roundId));
const judgement = game.judge(dealt);
const isBahar = judgement.code === '2';

const fair: RoundRecord = {
  game: 'abj',
  roundId,
  version: game.version,
  seed,
  seedHash: commitmentTo(seed),
  payTableHash: payTableHash(game),
  chain: { end: chainEnd(chain), position },
  cards: dealt.map(({ card }) => card),
  result: judgement.code,
  bets: [
    {
      sid: '5',
      side: 'back',
      stake: coinsFromWhole(100),
      odds: oddsFromDecimal(1.9),
      profit: coinsFromWhole(isBahar ? 90 : -100),
    },
    {
      sid: '2',
      side: 'back',
      stake: coinsFromWhole(100),
      odds: oddsFromDecimal(2),
      profit: coinsFromWhole(isBahar ? -100 : 100),
    },
    { sid: '24', side: 'back', stake: coinsFromWhole(10), odds: oddsFromDecimal(1.83) },
  ],
};

const failing = (record: RoundRecord): CheckKey[] =>
  verifyRound(game, record)
    .checks.filter(({ isOk }) => !isOk)
    .map(({ key }) => key);

describe('verifying a round', () => {
  it('accepts a fair round, and gives its cards, its result and what each bet should be paid', () => {
    const { isOk, checks, replay } = verifyRound(game, fair);
    expect(isOk).toBe(true);
    expect(checks.map(({ key }) => key)).toEqual([
      'seed',
      'chain',
      'version',
      'pay-table',
      'cards',
      'result',
      'bet',
      'bet',
    ]);
    expect(replay?.dealt).toEqual(dealt);
    expect(replay?.judgement).toEqual(judgement);
    expect(replay?.bets.map(({ due }) => due).slice(0, 2)).toEqual(
      fair.bets.map(({ profit }) => profit).slice(0, 2),
    );
  });

  it.each<[string, RoundRecord, CheckKey[]]>([
    ['a seed other than the one promised', { ...fair, seedHash: commitmentTo(keyFromText('x')) }, ['seed']],
    ['a chain with another end', { ...fair, chain: { ...fair.chain, end: commitmentTo(seed) } }, ['chain']],
    ['another position in the chain', { ...fair, chain: { ...fair.chain, position: 20 } }, ['chain']],
    ['a pay table that was changed', { ...fair, payTableHash: commitmentTo(seed) }, ['pay-table']],
    ['a card that was changed', { ...fair, cards: [...(fair.cards ?? []).slice(0, -1), 'ASS'] }, ['cards']],
    ['a card that was held back', { ...fair, cards: (fair.cards ?? []).slice(0, -1) }, ['cards']],
    ['the other side as the result', { ...fair, result: isBahar ? '1' : '2' }, ['result']],
    ['other rules', { ...fair, version: 2 }, ['version']],
  ])('detects %s', (_name, record, expected) => {
    const keys = failing(record);
    expect(keys).toEqual(expected);
    expect(verifyRound(game, record).isOk).toBe(false);
  });

  it('detects another seed: nothing of the round follows from it', () => {
    expect(failing({ ...fair, seed: keyFromText('another') })).toEqual(
      expect.arrayContaining(['seed', 'chain', 'cards']),
    );
  });

  it('detects a bet that was paid wrongly, and gives the right payment', () => {
    const [first, ...others] = fair.bets;
    if (first === undefined) throw new Error('no bet');
    const bets = [...others, { ...first, profit: coinsFromWhole(1) }];
    const wrong = verifyRound(game, { ...fair, bets }).checks.filter(({ isOk }) => !isOk);
    expect(wrong).toEqual([
      { key: 'bet', isOk: false, shown: '100', found: String(first.profit), betIndex: 2 },
    ]);
  });

  it('detects a bet on an option that the table does not have', () => {
    const bets = [{ ...fair.bets[0], sid: '99' } as RoundRecord['bets'][number]];
    expect(failing({ ...fair, bets })).toEqual(['bet']);
  });

  it('detects a bet at a price that the table never offered', () => {
    const [first] = fair.bets;
    if (first === undefined) throw new Error('no bet');
    const bets = [{ ...first, odds: oddsFromDecimal(1.89), profit: coinsFromWhole(isBahar ? 89 : -100) }];
    expect(failing({ ...fair, bets })).toEqual(['bet']);
  });

  it('accepts the prices of every window of a round', () => {
    const id = 'teen.3';
    const cards = teenpattiOneDay.deal(roundRandom(seed, id));
    const quotes = [0, 1, 2, 4].map((count) => teenpattiOneDay.prices(cards.slice(0, count))['1']?.back);
    const betAt = (odds: (typeof quotes)[number]) => ({
      sid: '1',
      side: 'back' as const,
      stake: coinsFromWhole(100),
      odds: odds ?? oddsFromDecimal(1),
    });
    const { payTableHash: _pays, ...rest } = fair;
    const record = {
      ...rest,
      game: 'teen',
      roundId: id,
      cards: cards.map(({ card }) => card),
      result: teenpattiOneDay.judge(cards).code,
      bets: quotes.map(betAt),
    };
    const { checks } = verifyRound(teenpattiOneDay, record);
    // The second price was quoted after one card, when no bets were taken.
    expect(checks.filter(({ isOk }) => !isOk).map(({ betIndex }) => betIndex)).toEqual([1]);
  });

  it('accepts a round that was broken off if every stake was returned', () => {
    const bets = fair.bets.map((bet) => ({ ...bet, profit: coinsFromWhole(0) }));
    const brokenOff = { ...fair, isVoid: true, cards: (fair.cards ?? []).slice(0, 2), bets };
    expect(verifyRound(game, brokenOff).isOk).toBe(true);
    expect(failing({ ...brokenOff, bets: fair.bets })).toEqual(['bet', 'bet']);
  });

  it('never replays the round of one table by the rules of another', () => {
    expect(verifyRound(teenpattiThree, fair)).toMatchObject({ isOk: false, replay: undefined });
  });
});

describe('a record from another device', () => {
  const written = () => JSON.parse(writeRoundRecord(fair));

  it('is read back unchanged', () => {
    expect(parseRoundRecord(writeRoundRecord(fair))).toEqual({ ok: true, value: fair });
  });

  it('may leave out what is only shown, and have spaces and capitals in its hashes', () => {
    const { cards, result, payTableHash: pays, ...rest } = written();
    const text = JSON.stringify({ ...rest, seed: ` ${rest.seed.toUpperCase()}\n`, bets: [] });
    const read = parseRoundRecord(text);
    expect(read.ok && verifyRound(game, read.value).isOk).toBe(true);
    expect([cards, result, pays]).not.toContain(undefined);
  });

  it.each<[string, (record: Record<string, unknown>) => unknown, { field: string; fault: string }]>([
    ['a list', () => [], { field: '', fault: 'malformed' }],
    ['no game', ({ game: _, ...rest }) => rest, { field: 'game', fault: 'missing' }],
    ['no seed', (record) => ({ ...record, seed: null }), { field: 'seed', fault: 'missing' }],
    ['half a seed', (record) => ({ ...record, seed: 'ab' }), { field: 'seed', fault: 'malformed' }],
    ['no chain', (record) => ({ ...record, chain: 5 }), { field: 'chain', fault: 'malformed' }],
    [
      'position 0',
      (record) => ({ ...record, chain: { ...written().chain, position: 0 } }),
      { field: 'chain.position', fault: 'malformed' },
    ],
    [
      'an endless position',
      (record) => ({ ...record, chain: { ...written().chain, position: 1e15 } }),
      { field: 'chain.position', fault: 'malformed' },
    ],
    [
      'a card of no deck',
      (record) => ({ ...record, cards: ['1SS'] }),
      { field: 'cards', fault: 'malformed' },
    ],
    ['no bets', ({ bets: _, ...rest }) => rest, { field: 'bets', fault: 'missing' }],
    [
      'a negative stake',
      (record) => ({ ...record, bets: [{ ...written().bets[0], stake: '-5' }] }),
      { field: 'bets.0.stake', fault: 'malformed' },
    ],
    [
      'a price in words',
      (record) => ({ ...record, bets: [written().bets[0], { ...written().bets[1], price: 'two' }] }),
      { field: 'bets.1.price', fault: 'malformed' },
    ],
    ['a bet for nobody', (record) => ({ ...record, bets: [null] }), { field: 'bets.0', fault: 'missing' }],
  ])('with %s is refused with the field', (_name, change, refusal) => {
    expect(parseRoundRecord(JSON.stringify(change(written())))).toEqual({ ok: false, refusal });
  });

  it.each(['', 'hello', '{"game":'])('that is not JSON is refused as such: %j', (text) => {
    expect(parseRoundRecord(text)).toEqual({ ok: false, refusal: { field: '', fault: 'not-json' } });
  });
});
