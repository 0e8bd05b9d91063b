import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verbs } from '../../src/operator/verbs.ts';
import { busyHouse } from './busy-house.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

let desk: OperatorDesk;

beforeAll(async () => {
  desk = await openDesk();
  await busyHouse(desk.house);
});
afterAll(() => desk.db.close());

const listed = async (line: string): Promise<Record<string, unknown>[]> =>
  JSON.parse((await desk.run(`list ${line} --json`)).lines[0] ?? '');

describe('list', () => {
  it('shows neat columns with figures to the right', async () => {
    const { lines } = await desk.run('list bets --client client1 --market open-winner');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^id {2}client {3}market {7}option {2}side {2}stake {2} ?odds/);
    expect(lines[1]).toMatch(/^\d+ {2}CLIENT1 {2}open-winner {2}lions {3}lay {5}250 {2}0\.63/);
    expect(lines[2]).toMatch(/^ ?\d+ {2}CLIENT1 {2}open-winner {2}tigers {2}back {4}100 {3}0\.8/);
  });

  it('shows results in words, and with --json as they are stored', async () => {
    const { lines } = await desk.run('list settlements --market corrected');
    expect(lines.slice(1).map((line) => line.split(/ {2,}/)[2])).toEqual(['lions', 'tigers']);
    expect((await desk.run('list markets --market voided')).lines[1]).toMatch(/settled {2}void$/);
    expect((await desk.run('list markets --market fancy')).lines[1]).toMatch(/settled {2}44$/);
    expect((await listed('markets --market fancy')).map((row) => row.outcome)).toEqual(['{"run":44}']);
  });

  it('filters by client, market and state', async () => {
    expect((await listed('bets --client client2')).every((row) => row.client === 'CLIENT2')).toBe(true);
    expect((await listed('bets --state void')).map((row) => row.remark)).toEqual(['Wrong price']);
    expect((await listed('bets --market fancy --state settled')).map((row) => row.profit)).toEqual([
      -300, -300, -300,
    ]);
    expect((await listed('markets --state open')).map((row) => row.id).sort()).toEqual([
      'open-line',
      'open-winner',
      'untouched',
    ]);
    expect((await listed('markets --client client2 --state open')).map((row) => row.id)).toEqual([
      'open-winner',
    ]);
    expect(await listed('settlements --market corrected')).toHaveLength(2);
    expect(await listed('settlements --state running')).toEqual([]);
    expect((await listed('accounts --client client3')).map((row) => row.username)).toEqual(['CLIENT3']);
    expect(await listed('accounts --state shut')).toEqual([]);
    const exposed = await listed('accounts --state exposed');
    expect(exposed.map((row) => row.username)).toHaveLength(3);
    expect(exposed[0]?.username).toBe('CLIENT1');
  });

  it('filters bets by brand and by event', async () => {
    const all = await listed('bets');
    expect(await listed('bets --brand default')).toEqual(all);
    expect(await listed('bets --brand jade')).toEqual([]);
    expect(await listed('bets --event event')).toEqual(all);
    expect(await listed('bets --event elsewhere')).toEqual([]);
    expect(await listed('markets --event elsewhere')).toEqual([]);
    expect(await listed('settlements --event event')).toHaveLength(6);
  });

  it('shows bets on a session as yes or no', async () => {
    expect((await listed('bets --market open-line')).map((row) => row.side)).toEqual(['yes']);
  });

  it('shows no more than asked, and says when there is more', async () => {
    expect(await listed('bets --limit 4')).toHaveLength(4);
    const { lines } = await desk.run('list accounts --limit 3');
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toBe('There are more than these 3; --limit shows more.');
    expect((await desk.run('list accounts --limit 4')).lines).toHaveLength(5);
    expect((await desk.run('list bets --state void --client client1')).lines).toEqual(['No bets.']);
  });

  it.each([
    ['list', /What to list is missing/],
    ['list people', /"people" cannot be listed; accounts, markets, bets, settlements, acts can/],
    ['list bets --state won', /--state is "won": bets are open, settled, void, deleted/],
    ['list bets --limit 0', /--limit is "0": expected a whole number/],
    ['list accounts --market fancy', /Accounts are not listed by --market/],
    ['list bets --brand topaz', /There is no brand "topaz"/],
    ['list markets --brand jade', /markets are of all brands: --brand says whose the --client is/],
  ])('refuses "%s"', async (line, reason) => {
    const result = await desk.run(line);
    expect(result.exit).toBe(1);
    expect(result.reason).toMatch(reason);
  });
});

describe('risk', () => {
  const rows = async (line: string): Promise<Record<string, unknown>[]> =>
    JSON.parse((await desk.run(`risk ${line} --json`)).lines[0] ?? '');

  it('shows what the house may lose on each open market, the largest first', async () => {
    const { lines } = await desk.run('risk');
    expect(lines[0]).toMatch(
      /^brand {4}event {2}match {2}market {7}name +state {2}bets {2}clients {2}staked {2}may lose$/,
    );
    expect(await rows('')).toEqual([
      expect.objectContaining({ brand: 'default', market: 'open-winner', bets: 4, clients: 3, staked: 550 }),
      expect.objectContaining({ market: 'open-line', bets: 1, clients: 1, staked: 100, 'may lose': 90 }),
    ]);
    expect(lines.at(-1)).toMatch(/^default may lose \d+ on 2 markets\.$/);
  });

  it('can be limited to one brand or one event', async () => {
    expect((await desk.run('risk --brand jade')).lines).toEqual(['No open bets.']);
    expect(await rows('--event elsewhere')).toEqual([]);
    expect(await rows('--event event')).toHaveLength(2);
  });

  it('adds up to what the house holds against its limits', async () => {
    const held = desk.house.liability.lossOf('default').brand;
    const all = (await rows('')).reduce((sum, row) => sum + Number(row['may lose']), 0);
    expect(BigInt(all * 100)).toBe(held);
  });
});

describe('show-bet', () => {
  it('shows the whole story of a bet', async () => {
    const [bet] = await listed('bets --market corrected --client client1');
    const story = JSON.parse((await desk.run(`show-bet ${bet?.id} --json`)).lines[0] ?? '');
    expect(story.bet).toMatchObject({
      client: 'default/CLIENT1',
      market: 'corrected',
      state: 'settled',
      profit: -100,
    });
    expect(story.settlements).toHaveLength(2);
    expect(story.transfers.map((row: { kind: string }) => row.kind)).toEqual([
      'settlement',
      'settlement-reversal',
      'settlement',
      'match-commission',
    ]);
    const { lines } = await desk.run(`show-bet ${bet?.id}`);
    expect(lines).toContain('state         settled');
    expect(lines).toContain('Results of the market:');
    expect(lines).toContain('Transfers of the client on it:');
  });

  it('says when there is no such bet', async () => {
    expect(await desk.run('show-bet 987654')).toMatchObject({
      exit: 1,
      reason: 'show-bet: There is no bet 987654.',
    });
  });
});

describe('audit', () => {
  it('prints what it checked and that nothing is wrong, with its progress', async () => {
    const result = await desk.run('audit');
    expect(result.exit).toBe(0);
    expect(result.lines).toContain('Checked books: 4');
    expect(result.lines.at(-1)).toBe('Nothing is wrong');
    expect(result.progress[0]).toMatch(/^Auditing accounts \d+\/\d+$/);
  });

  it('prints what is wrong and exits with 1', async () => {
    await desk.db.script('update wallet set balance = balance + 1 where account_id = 2');
    const result = await desk.run('audit');
    const json = await desk.run('audit --json');
    await desk.db.script('update wallet set balance = balance - 1 where account_id = 2');
    expect(result.exit).toBe(1);
    expect(result.lines.at(-1)).toBe('2 things are wrong');
    expect(result.lines).toContainEqual(expect.stringMatching(/^WRONG account default\/CLIENT1/));
    expect(json.exit).toBe(1);
    expect(JSON.parse(json.lines[0] ?? '').faults).toHaveLength(2);
  });
});

describe('help', () => {
  it('lists every verb', async () => {
    const result = await desk.run('help');
    for (const verb of verbs)
      expect(result.lines.some((line) => line.includes(`  ${verb.name} `))).toBe(true);
  });

  it.each(verbs.map((verb) => verb.name))('shows the arguments of %s', async (name) => {
    const result = await desk.run(`${name} --help`);
    expect(result.exit).toBe(0);
    expect(result.lines[1]).toMatch(new RegExp(`^Usage: ${name}(?: |$)`));
    expect((await desk.run(`help ${name}`)).lines).toEqual(result.lines);
  });

  it('for help itself shows the list', async () => {
    expect(await desk.run('help --help')).toEqual(await desk.run('help'));
  });

  it.each(['show-bet 1 2', 'add-provider beta company', 'switch-game 100000 off now'])(
    'a word too many is refused: %s',
    async (line) => {
      const result = await desk.run(line);
      expect([result.exit, result.reason]).toEqual([
        1,
        expect.stringMatching(/"(2|company|now)" is too much/),
      ]);
    },
  );

  it('names an unknown verb', async () => {
    expect(await desk.run('frobnicate --now')).toMatchObject({
      exit: 1,
      reason: 'There is no verb "frobnicate". "npm run operator -- help" lists them.',
    });
  });
});
