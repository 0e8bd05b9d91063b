import { gameByCode, games, roundRandom, verifyRound } from '@maidan/games/rules';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { operatedProducts, productChecks } from '../../src/products.ts';
import { mustGame, openTableDesk, roundIdOf, type TableDesk } from '../support/table-desk.ts';
import { operateHouse } from './operate-house.ts';

const teen9 = mustGame('3048');

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db, undefined, undefined, productChecks)).faults).toEqual([]);
  await desk.close();
});

const run = (...argv: string[]) => operateHouse(desk, operatedProducts(desk.products), argv);

type Seat = Awaited<ReturnType<TableDesk['seat']>>;

const coinsOf = async (client: Seat) => (await desk.call('user/userBalance', {}, client)).data;
const resultOf = async (roundId: string) =>
  (await desk.call('casino/allCasinoResult', { roundId })).data?.data[0];
const shownOf = (roundId: string) =>
  desk
    .mustTable('teen9')
    .results()
    .find((result) => result.roundId === roundId);

/** A table reads a round again once its new result is in the books. */
const untilShown = (roundId: string, result: object) =>
  vi.waitFor(() => expect(shownOf(roundId)).toMatchObject(result), { interval: 5 });

const winnerSids: readonly string[] = ['11', '21', '31'];

/** A hundred on Tiger, in a round with one winner, played to the end. */
async function playTiger(client: Seat) {
  for (;;) {
    const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
    const { data } = await desk.place(client, teen9, { roundId, sid: '11', rate: '2.94' });
    await desk.freshRound('teen9', 'main');
    await vi.waitFor(() => expect(shownOf(roundId)).toBeDefined(), { interval: 5 });
    const dealt = await resultOf(roundId);
    if (dealt === undefined) throw new Error('no result');
    if (dealt.isVoid !== true) return { roundId, betId: data?.betId ?? '', dealt };
  }
}

/** Verifies the round from what the house shows of it now. */
function verify(result: NonNullable<Awaited<ReturnType<typeof resultOf>>>) {
  const { seed = '', seedHash = '', chainEnd = '', position = 0, version = 0 } = result;
  const game = gameByCode(result.gtype);
  if (game === undefined) throw new Error('not dealt here');
  return verifyRound(game, {
    game: result.gtype,
    roundId: result.mid,
    version,
    seed: Uint8Array.from(Buffer.from(seed, 'hex')),
    seedHash,
    chain: { end: chainEnd, position },
    cards: result.cards.split(',') as never,
    result: result.corrections?.[0]?.was.win ?? result.win,
    bets: [],
  });
}

describe('void-round', () => {
  it('returns the stakes of a round under way, and the table shows it void when its cards are out', async () => {
    const client = await desk.seat(1000);
    const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
    await desk.place(client, teen9, { roundId, sid: '11', rate: '2.94' });
    const result = await run('void-round', roundId, 'The', 'stream', 'broke');
    expect(result.lines[0]).toBe(`Round ${roundId} (Teenpatti Test): void, in place of no result.`);
    expect(await coinsOf(client)).toMatchObject({ coins: 1000, exposure: 0 });
    const late = await desk.place(client, teen9, { roundId, sid: '21', rate: '2.94' });
    expect(late.error).toBe(true);
    await desk.freshRound('teen9', 'main');
    await vi.waitFor(() => expect(shownOf(roundId)).toBeDefined(), { interval: 5 });
    expect(shownOf(roundId)).toMatchObject({
      isVoid: true,
      code: '',
      winners: [],
      reason: 'The stream broke',
    });
    expect(await resultOf(roundId)).toMatchObject({ isVoid: true, win: '', reason: 'The stream broke' });
  });

  it('takes back what a settled round paid, keeps its cards, and names what it replaced', async () => {
    const client = await desk.seat(1000);
    const { roundId, dealt } = await playTiger(client);
    expect((await coinsOf(client))?.coins).toBe(dealt.win === '11' ? 1194 : 900);
    const result = await run('void-round', roundId, 'Wrong deck');
    expect(result.exit).toBe(0);
    expect((await coinsOf(client))?.coins).toBe(1000);
    const now = await resultOf(roundId);
    expect(now).toMatchObject({
      isVoid: true,
      win: '',
      cards: dealt.cards,
      corrections: [
        {
          was: { win: dealt.win, isVoid: false },
          now: { win: '', winners: [], isVoid: true },
          reason: 'Wrong deck',
        },
      ],
    });
    // The winner of the round, not of a side bet.
    expect(dealt.winnat).toBe({ 11: 'Tiger', 21: 'Lion', 31: 'Dragon' }[dealt.win]);
    expect(now?.corrections?.[0]?.was.winners).toContain(`${dealt.winnat} Winner`);
    expect(now && verify(now).isOk).toBe(true);
    await untilShown(roundId, { isVoid: true, code: '' });
    expect((await run('void-round', roundId, 'again')).reason).toContain('is void already');
  });
});

describe('correct-round', () => {
  it('pays the corrected result in place of the dealt one, and its story has both, who and why', async () => {
    const client = await desk.seat(1000);
    const { roundId, betId, dealt } = await playTiger(client);
    const other = dealt.win === '11' ? 'Lion Winner' : 'Tiger Winner';
    const result = await run('correct-round', roundId, `winner: ${other}`, 'The', 'dealer misread the cards');
    expect(result.exit).toBe(0);
    expect(result.lines[0]).toMatch(
      new RegExp(
        `^Round ${roundId} \\(Teenpatti Test\\): winner: ${other};.*, in place of winner: ${dealt.winnat} Winner;`,
      ),
    );
    const code = other === 'Tiger Winner' ? '11' : '21';
    expect((await coinsOf(client))?.coins).toBe(code === '11' ? 1194 : 900);
    const now = await resultOf(roundId);
    expect(now).toMatchObject({
      win: code,
      winnat: other,
      cards: dealt.cards,
      reason: 'The dealer misread the cards',
      corrections: [{ was: { win: dealt.win }, now: { win: code }, reason: 'The dealer misread the cards' }],
    });
    expect(now?.corrections?.[0]?.was.winners).toContain(`${dealt.winnat} Winner`);
    expect(now?.corrections?.[0]?.now.winners).toContain(other);
    // The seed still deals the same cards: only the result was changed.
    expect(now && verify(now).isOk).toBe(true);
    await untilShown(roundId, { code, isVoid: false });

    const story = (await desk.call('user/betStory', { betId }, client)).data;
    expect(story?.results).toMatchObject([
      { isCorrection: false, isStanding: false, outcome: expect.stringContaining(dealt.winnat) },
      {
        isCorrection: true,
        isStanding: true,
        outcome: expect.stringContaining(other),
        reason: 'The dealer misread the cards',
      },
    ]);
    const shown = (await run('show-bet', betId)).lines.join('\n');
    for (const word of ['asha', 'The dealer misread the cards', `winner: ${code};`])
      expect(shown).toContain(word);
    const acts = statement(
      't-round-acts',
      `select done_by, arguments, outcome from operator_act where verb = 'correct-round' order by id desc limit 1`,
    );
    expect(await desk.db.query(acts)).toEqual([
      {
        done_by: 'asha',
        arguments: [roundId, `winner: ${other}`, 'The', 'dealer misread the cards'],
        outcome: 'done',
      },
    ]);
  });

  it('leaves the groups that it does not name as they were', async () => {
    const client = await desk.seat(1000);
    const { roundId, dealt } = await playTiger(client);
    const sides = dealt.sid.split(',').filter((sid) => !winnerSids.includes(sid));
    const other = dealt.win === '31' ? '21' : '31';
    await run('correct-round', roundId, `winner: ${other}`, 'Misread');
    expect((await resultOf(roundId))?.sid.split(',').sort()).toEqual([other, ...sides].sort());
  });

  it('given twice at one moment for two groups changes both', async () => {
    const client = await desk.seat(1000);
    const { roundId, dealt } = await playTiger(client);
    const winner = dealt.win === '31' ? '21' : '31';
    const hasPair = dealt.sid.split(',').includes('12');
    await Promise.all([
      run('correct-round', roundId, `winner: ${winner}`, 'Misread'),
      run('correct-round', roundId, `tiger: ${hasPair ? '13' : '12'}`, 'Misread'),
    ]);
    const sids = (await resultOf(roundId))?.sid.split(',') ?? [];
    expect([sids.includes(winner), sids.includes('12')]).toEqual([true, !hasPair]);
  });

  it('replaces no result that another operator gave meanwhile', async () => {
    const client = await desk.seat(1000);
    const { roundId, dealt } = await playTiger(client);
    const { settling } = desk.house;
    const correct: typeof settling.correct = async (correction) => {
      expect(await run('void-market', roundId, '--reason', 'Disturbed')).toMatchObject({ exit: 0 });
      return settling.correct(correction);
    };
    const late = { ...desk, house: { ...desk.house, settling: { ...settling, correct } } };
    const words = ['correct-round', roundId, `winner: ${dealt.win === '31' ? '21' : '31'}`, 'Misread'];
    expect(await operateHouse(late, operatedProducts(desk.products), words)).toMatchObject({
      exit: 1,
      reason: `correct-round: Round ${roundId} was settled meanwhile, as void, which stands.`,
      lines: [],
    });
    expect(await resultOf(roundId)).toMatchObject({ isVoid: true });
    expect(await coinsOf(client)).toMatchObject({ coins: 1000, exposure: 0 });
  });

  it('gives a round back the result it was dealt', async () => {
    const client = await desk.seat(1000);
    const { roundId, dealt } = await playTiger(client);
    const coins = (await coinsOf(client))?.coins;
    await run('void-round', roundId, 'By mistake');
    expect((await run('correct-round', roundId, 'dealt', 'It was in order')).exit).toBe(0);
    expect((await coinsOf(client))?.coins).toBe(coins);
    const now = await resultOf(roundId);
    expect(now).toMatchObject({ win: dealt.win, sid: dealt.sid, cards: dealt.cards });
    expect(now?.isVoid).toBeUndefined();
    expect(now?.corrections).toHaveLength(2);
  });

  it.each([
    ['of a round nobody knows', ['teen9.999999', 'dealt', 'x'], 'There is no round "teen9.999999"'],
    ['without a remark', ['ROUND', 'dealt'], 'The remark is missing'],
    [
      'that the round cannot have',
      ['ROUND', 'winner: Bear', 'x'],
      'cannot end as winner: Bear: expected winner: Tiger Winner (11)',
    ],
    ['of a group that is not there', ['ROUND', 'looser: 11', 'x'], 'cannot end as looser: 11'],
    ['that stands already', ['ROUND', 'dealt', 'x'], 'ended so already'],
  ])('refuses a result %s, and changes nothing', async (_, words, reason) => {
    const client = await desk.seat(1000);
    const { roundId, dealt } = await playTiger(client);
    const coins = (await coinsOf(client))?.coins;
    const result = await run('correct-round', ...words.map((word) => (word === 'ROUND' ? roundId : word)));
    expect([result.exit, result.reason]).toEqual([1, expect.stringContaining(reason)]);
    expect((await coinsOf(client))?.coins).toBe(coins);
    expect(await resultOf(roundId)).toEqual(dealt);
  });

  it('of a round of other rules keeps the cards that were shown, and does not deal it again', async () => {
    const client = await desk.seat(1000);
    const { roundId, dealt } = await playTiger(client);
    const commit = statement(
      't-commit',
      'update round set commitment = replace(commitment, $2, $3) where market_id = $1',
    );
    await desk.db.query(commit, [roundId, `.v${dealt.version}.`, '.v999.']);
    const result = await run('correct-round', roundId, 'dealt', 'x');
    expect(result.reason).toContain('was dealt by rules that this version does not have');
    const other = dealt.win === '31' ? '21' : '31';
    expect((await run('correct-round', roundId, `winner: ${other}`, 'Misread')).exit).toBe(0);
    expect(await resultOf(roundId)).toMatchObject({ win: other, cards: dealt.cards });
    await desk.db.query(commit, [roundId, '.v999.', `.v${dealt.version}.`]);
  });

  it('refuses a round that has no result yet', async () => {
    const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
    expect((await run('correct-round', roundId, 'dealt', 'x')).reason).toContain('has no result to correct');
  });
});

test('at every table the code of a result follows from its first group, by which a correction finds it', () => {
  for (const game of games) {
    const codes = new Map<string, string>();
    for (let number = 0; number < 500; number += 1) {
      const judged = game.judge(game.deal(roundRandom(new Uint8Array(32).fill(5), String(number))));
      const { definition } = game;
      if (definition.shape !== 'options' || !('groups' in judged.outcome)) continue;
      const first = JSON.stringify(judged.outcome.groups[definition.groups[0]?.id ?? '']);
      expect([game.entry.code, codes.get(first) ?? judged.code]).toEqual([game.entry.code, judged.code]);
      codes.set(first, judged.code);
    }
  }
});
