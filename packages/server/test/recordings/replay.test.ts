import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, namelessStream, streamOfThree, twoOverMatch } from './recording-files.ts';
import { openReplayDesk, type ReplayDesk } from './replay-desk.ts';
import { standingResults } from './standing-results.ts';

let desk: ReplayDesk;
beforeEach(async () => {
  desk = await openReplayDesk();
});
afterEach(() => desk.close());

const settledAs = async (wanted: string): Promise<unknown> =>
  (await standingResults(desk.db)).find(({ name }) => name === wanted)?.outcome;

const matchFile = () => fileOf('small.json', JSON.stringify(twoOverMatch()));

describe('replay', () => {
  it('puts a recorded match on the board, where bets are taken and settled by its balls', async () => {
    const result = await desk.run('replay', await matchFile(), '--speed', '1');
    expect(result).toMatchObject({
      exit: 0,
      lines: [expect.stringMatching(/^Lions v Tigers is on the board as match 99\d+, at 1 times/)],
    });
    await desk.pass(35);
    const [match] = [...desk.board().matches()];
    const first = [...(match?.markets.values() ?? [])].find(
      ({ market }) => market.name === 'ONLY 1 OVER RUN LIO',
    );
    if (first === undefined) throw new Error('the session is not on the board');
    const client = await desk.house.client(1000);
    const placed = await desk.house.place({
      client,
      marketId: first.market.id,
      stake: 100,
      run: 10,
      rate: 100,
    });
    expect(placed.ok).toBe(true);
    await desk.pass(120);
    expect(await settledAs('ONLY 1 OVER RUN LIO')).toEqual({ run: 12 });
    expect(await desk.house.wallet(client)).toEqual({ balance: 1100, exposure: 0 });
    await desk.pass(200);
    expect(match?.match.status).toBe('completed');
    expect(await settledAs('Match Odds')).toEqual({ winner: '1' });
  });

  it('goes on where it should be in a server started again', async () => {
    await desk.run('replay', await matchFile());
    await desk.pass(40);
    await desk.stop();
    desk.house.clock.advance(600_000);
    expect(await desk.startAgain()).toBe(1);
    expect(await settledAs('ONLY 1 OVER RUN LIO')).toEqual({ run: 12 });
    await desk.stop();
    expect(await desk.startAgain()).toBe(0);
  });

  it('is forgotten an hour after it is over: nothing of it is on the board, and nobody runs it', async () => {
    for (const name of ['one', 'other']) {
      await desk.putUp(await fileOf(`${name}.json`, JSON.stringify(twoOverMatch())), 100);
      desk.house.clock.advance(1);
    }
    await desk.pass(10);
    expect([...desk.board().matches()].map(({ match }) => match.status)).toEqual(['completed', 'completed']);
    expect(desk.feedCount()).toBe(2);
    desk.house.clock.advance(60 * 60_000);
    expect([...desk.board().matches()]).toEqual([]);
    expect(desk.feedCount()).toBe(0);
  });

  it('shows runners of a recording without names by those the operator gives, also after a restart', async () => {
    const file = await fileOf('nameless.jsonl', namelessStream());
    const names = { 11: 'Panthers', 12: 'Wolves' };
    const namesFile = await fileOf('names.json', JSON.stringify(names));
    expect(await desk.run('replay', file, '--names', namesFile)).toMatchObject({ exit: 0 });
    const shown = () =>
      [...desk.board().matches()].flatMap(({ markets }) =>
        [...markets.values()].flatMap(({ market: { runners } }) => runners.map(({ name }) => name)),
      );
    await desk.pass(2);
    expect(shown()).toEqual(['Panthers', 'Wolves']);
    await desk.stop();
    await desk.startAgain();
    await desk.pass(2);
    expect(shown()).toEqual(['Panthers', 'Wolves']);
    const wrong = await fileOf('wrong.json', '{"99": "Nobody"}');
    expect((await desk.run('replay', file, '--names', wrong)).reason).toMatch(/it has no runner 99\.$/);
    const none = await fileOf('none.json', '["Panthers"]');
    expect((await desk.run('replay', file, '--names', none)).reason).toMatch(/has no names: expected/);
  });

  it('puts every market of a recording on the board, also after a restart, and names those it leaves out', async () => {
    const file = await fileOf('three.jsonl', streamOfThree());
    const result = await desk.run('replay', file);
    const [, eventId = ''] = /as match (99\d+),/.exec(result.lines[0] ?? '') ?? [];
    expect(result.lines).toEqual([
      `Lions v Tigers is on the board as match ${eventId}, at 1 times its own pace.`,
      `Lions v Tigers · Most sixes is on the board as match ${eventId}02.`,
      'Left out: "Total runs" is bet on by a line or a handicap, and the board takes recordings of odds.',
    ]);
    const onBoard = () =>
      [...desk.board().matches()].map(({ match, markets }) => [
        match.name,
        [...markets.values()].map(({ market, state }) => `${market.name} ${state}`),
      ]);
    await desk.pass(2);
    const both = [
      ['Lions v Tigers', ['Match Odds open']],
      ['Lions v Tigers · Most sixes', ['Most sixes open']],
    ];
    expect(onBoard()).toEqual(both);
    await desk.stop();
    expect(await desk.startAgain()).toBe(1);
    await desk.pass(2);
    expect(onBoard()).toEqual(both);
    await desk.pass(200);
    expect(await settledAs('Match Odds')).toEqual({ winner: '11' });
    expect(await settledAs('Most sixes')).toEqual({ winner: '11' });
    await desk.stop();
    expect(await desk.startAgain()).toBe(0);
    const checked = await desk.run('replay', '--check', file);
    expect(checked.lines.map((line) => (JSON.parse(line) as { leftOut?: string }).leftOut)).toEqual([
      undefined,
      '"Total runs" is bet on by a line or a handicap, and the board takes recordings of odds',
      undefined,
    ]);
  });

  it('says in one line that no server is running, or why a recording cannot be on the board', async () => {
    const file = await matchFile();
    expect((await desk.runWithoutServer('replay', file)).reason).toMatch(/^replay: No server is running/);
    expect((await desk.run('replay', file, '--speed', '0')).reason).toMatch(/^replay: --speed is "0"/);
    const { overs: _overs, ...info } = twoOverMatch().info;
    const days = { ...twoOverMatch(), info: { ...info, match_type: 'Test', balls_per_over: 8 } };
    expect((await desk.run('replay', await fileOf('x.json', JSON.stringify(days)))).reason).toMatch(
      /cannot be replayed: its overs have 8 balls/,
    );
    expect([...desk.board().matches()]).toEqual([]);
  });
});
