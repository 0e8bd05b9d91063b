import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setCommissionTerms } from '../../src/wallet/terms.ts';
import { fileOf, twoOverMatch } from './recording-files.ts';
import { openReplayDesk, type ReplayDesk } from './replay-desk.ts';
import { standingResults } from './standing-results.ts';

let desk: ReplayDesk;
beforeEach(async () => {
  desk = await openReplayDesk();
});
afterEach(() => desk.close());

const winnerKinds = ['match-odds', 'bookmaker', 'tied-match'];

const wonByARun: object = twoOverMatch([6, 6, 6, 4, 0, 0], 1);
const level = twoOverMatch([6, 6, 6, 4, 1, 0]);
const tied = { ...level, info: { ...level.info, outcome: { result: 'tie' } } };

/** Every side of every market on the winner was bet on while the match was played; by default the Lions win by a run. */
async function playWithBets(matchRate = 0, recording = wonByARun) {
  const file = await fileOf('close.json', JSON.stringify(recording));
  const event = await desk.putUp(file);
  await desk.pass(35);
  const match = desk.matchOf(event);
  const client = await desk.house.client(1_000_000);
  await setCommissionTerms(desk.db, client, { match: matchRate });
  const answers = [];
  for (const market of match.markets.values())
    if (winnerKinds.includes(market.market.kind))
      answers.push(...(await desk.betOnAll(client, match, market)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await desk.pass(300);
  expect(match.match.status).toBe('completed');
  return { client, event, count: answers.length };
}

const standing = async () =>
  (await standingResults(desk.db)).filter(({ kind }) => winnerKinds.includes(kind));

interface PlacedBet {
  readonly kind: string;
  readonly option: string;
  readonly side: string;
  readonly stake: bigint;
  readonly odds: number;
}

const betsPlaced = {
  name: 'test-bets-placed',
  text: `select m.kind, b.option, b.side, b.stake, b.odds from bet b join market m on m.id = b.market_id
    where b.client_id = $1`,
};

/** In hundredths, computed here from the bets alone. */
async function dueOf(client: bigint, winners: Readonly<Record<string, string>>): Promise<number> {
  const bets = await desk.db.query<PlacedBet>(betsPlaced, [client]);
  return bets.reduce((sum, { kind, option, side, stake, odds }) => {
    if (winners[kind] === undefined) return sum;
    const back = winners[kind] === option ? (Number(stake) * odds) / 10_000 : -Number(stake);
    return sum + (side === 'back' ? back : -back);
  }, 0);
}

const correction = (event: string, runs: number) => [
  ...['correct-ball', event, '2.1.5', '--runs', String(runs)],
  ...['--reason', 'it was a boundary'],
];

describe('a ball corrected after the match, so that another side won', () => {
  it('shows which bets on the winner change, and changes nothing', async () => {
    const { event, client, count } = await playWithBets();
    const before = await desk.house.wallet(client);
    const { lines, exit } = await desk.run(...correction(event, 6));
    expect(exit).toBe(0);
    const text = lines.join('\n');
    expect(text).toMatch(/Match Odds: Lions becomes Tigers\.\n {2}Tigers won by 10 wickets\./);
    expect(text).toMatch(/Bookmaker: Lions becomes Tigers\./);
    expect(text).not.toMatch(/Tied Match: /);
    expect(text).toMatch(/Match Odds\s+Lions\s+CLIENT1\s+back\s+-\s+100\s/);
    const placed = await desk.db.query<PlacedBet>(betsPlaced, [client]);
    const onTie = placed.filter(({ kind }) => kind === 'tied-match');
    expect(text).toContain(`Bets that change: ${count - onTie.length}`);
    expect(text).toMatch(/Clients whose balance changes: 1\n.*\n\s+CLIENT1/);
    expect(await desk.house.wallet(client)).toEqual(before);
  });

  it('moves what it showed, by the commission the match was settled by and not by what it has become', async () => {
    const { event, client } = await playWithBets(200);
    await setCommissionTerms(desk.db, client, { match: 5000 });
    const before = await desk.house.wallet(client);
    const { lines } = await desk.run(...correction(event, 6), '--confirm');
    const shown = lines.flatMap((line) => /^\s+CLIENT1\s+(-?[\d.]+)$/.exec(line)?.[1] ?? []);
    const moved = (await desk.house.wallet(client)).balance - before.balance;
    expect(shown.map(Number)).toEqual([expect.closeTo(moved, 2)]);
  });

  it('confirmed, pays them by the money road, and the books hold', async () => {
    const { event, client } = await playWithBets();
    const asPlayed = await dueOf(client, { 'match-odds': '1', bookmaker: '1', 'tied-match': '2' });
    expect((await desk.house.wallet(client)).balance).toBeCloseTo(1_000_000 + asPlayed / 100, 2);
    expect((await desk.run(...correction(event, 6), '--confirm')).exit).toBe(0);
    const corrected = await dueOf(client, { 'match-odds': '2', bookmaker: '2', 'tied-match': '2' });
    expect(corrected).not.toBe(asPlayed);
    expect((await desk.house.wallet(client)).balance).toBeCloseTo(1_000_000 + corrected / 100, 2);
    expect((await standing()).map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Match Odds', { winner: '2' }],
      ['Bookmaker', { winner: '2' }],
      ['Tied Match', { winner: '2' }],
    ]);
    expect((await standing())[0]?.reason).toBe(
      'Tigers won by 10 wickets. Ball 2.1.5 was corrected: it was a boundary',
    );
    expect((await desk.run('audit')).lines.at(-1)).toBe('Nothing is wrong');
  });

  it('to a tie returns bets on the winner and pays the tie; taken back, all is as it was', async () => {
    const { event, client } = await playWithBets();
    const before = await desk.house.wallet(client);
    await desk.run(...correction(event, 1), '--confirm');
    expect((await standing()).map(({ outcome }) => outcome)).toEqual([
      { void: true },
      { void: true },
      { winner: '1' },
    ]);
    const tie = await dueOf(client, { 'tied-match': '1' });
    expect((await desk.house.wallet(client)).balance).toBeCloseTo(1_000_000 + tie / 100, 2);
    await desk.run(...correction(event, 0), '--confirm');
    expect(await desk.house.wallet(client)).toEqual(before);
    expect((await desk.run('audit')).exit).toBe(0);
  });

  it('at the same moment as another ball of the match settles by both', async () => {
    const { event, client } = await playWithBets();
    const single = (ball: string) => [
      'correct-ball',
      event,
      ball,
      '--runs',
      '1',
      '--reason',
      'They ran',
      '--confirm',
    ];
    const results = await Promise.all(['2.1.5', '2.1.6'].map((ball) => desk.run(...single(ball))));
    expect(results.map(({ exit }) => exit)).toEqual([0, 0]);
    expect((await standing()).map(({ outcome }) => outcome)).toEqual([
      { winner: '2' },
      { winner: '2' },
      { winner: '2' },
    ]);
    const due = await dueOf(client, { 'match-odds': '2', bookmaker: '2', 'tied-match': '2' });
    expect((await desk.house.wallet(client)).balance).toBeCloseTo(1_000_000 + due / 100, 2);
  });

  it('replaces no result that another operator gives meanwhile', async () => {
    const { event } = await playWithBets();
    const { settling } = desk.house;
    const { correct } = settling;
    let replaced = '';
    settling.correct = async (correction) => {
      settling.correct = correct;
      replaced = correction.marketId;
      await desk.run('void-market', replaced, '--reason', 'Disturbed');
      return correct(correction);
    };
    const argv = [...correction(event, 6), '--confirm'];
    const result = await desk.run(...argv);
    expect(result.exit).toBe(1);
    const note = `Market ${replaced} (Match Odds) was settled meanwhile as void, which stands.`;
    expect(result.lines).toContain(note);
    expect(result.lines.at(-1)).toBe(
      '1 market was not corrected. Look at what stands, then repeat the command.',
    );
    const results = [{ void: true }, { winner: '2' }, { winner: '2' }];
    expect((await standing()).map(({ outcome }) => outcome)).toEqual(results);
    const repeated = await desk.run(...argv);
    expect(repeated.exit).toBe(0);
    expect(repeated.lines).toContainEqual(
      expect.stringMatching(/Match Odds: settled by hand as void, left so \(the balls say Tigers\)\.$/),
    );
    expect((await standing()).map(({ outcome }) => outcome)).toEqual(results);
  });

  it('leaves a return by hand alone where the match as it was played returned the market too', async () => {
    const { event } = await playWithBets(0, tied);
    const outcomes = async () => (await standing()).map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual([{ void: true }, { void: true }, { winner: '1' }]);
    const argv = [...correction(event, 6), '--confirm'];
    expect((await desk.run(...argv)).exit).toBe(0);
    expect(await outcomes()).toEqual([{ winner: '2' }, { winner: '2' }, { winner: '2' }]);
    const bookmaker = (await standing()).find(({ name }) => name === 'Bookmaker')?.id ?? '';
    await desk.run('void-market', bookmaker, '--reason', 'Disturbed');
    await desk.run(...argv);
    expect(await outcomes()).toEqual([{ winner: '2' }, { void: true }, { winner: '2' }]);
  });

  it('that leaves the match undecided says so and leaves markets on the winner alone', async () => {
    const { event } = await playWithBets();
    const before = await standing();
    const wide = ['correct-ball', event, '2.1.6', '--wides', '1', '--reason', 'it was wide', '--confirm'];
    expect((await desk.run(...wide)).lines.join('\n')).toMatch(/The corrected balls do not say who won/);
    expect(await standing()).toEqual(before);
  });
});
