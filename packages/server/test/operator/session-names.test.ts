import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMarkets } from '../../src/bets/markets-store.ts';
import { defaultLimits } from '../../src/products/sports/match-terms.ts';
import { insertReplay } from '../../src/products/sports/replays/store.ts';
import { upsertMatch } from '../../src/products/sports/store.ts';
import { fileOf, twoOverMatch } from '../recordings/recording-files.ts';
import { aLine, testStart } from '../support/test-house.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

const event = '991767225601';
let desk: OperatorDesk;

async function offer(id: string, name: string): Promise<void> {
  const session = { kind: 'fancy', definition: aLine, isCommission: false };
  await insertMarkets(desk.db, [{ id, name, product: 'sports', eventId: event, ...session }], testStart);
}

interface Unread {
  readonly market: string;
  readonly missing: string;
}

async function unread(): Promise<Unread[]> {
  const { lines } = await desk.run('unread-sessions --json');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}

const unreadIds = async () => (await unread()).map(({ market }) => market);

beforeEach(async () => {
  desk = await openDesk();
  await insertReplay(desk.db, {
    event_id: event,
    file_name: 'small.json',
    recording: new TextEncoder().encode(JSON.stringify(twoOverMatch())),
    speed: 1,
    started_at: testStart - 3_600_000,
  });
  const match = { id: event, sport: 'cricket', name: 'Lions v Tigers', series: 'Summer Cup' } as const;
  await upsertMatch(
    desk.db,
    { ...match, teams: ['Lions', 'Tigers'], startsAt: testStart, status: 'completed' },
    { room: `1.${event}`, source: 'board-one', limits: defaultLimits, now: testStart },
  );
});
afterEach(() => desk.db.close());

describe('an alias', () => {
  it('lets a name be read from the next command on, and no longer once it is removed', async () => {
    await offer('pride', '2 OVER RUNS PRIDE');
    expect(await unread()).toEqual([
      expect.objectContaining({
        market: 'pride',
        source: 'board-one',
        missing: '"PRIDE" is neither side of the match nor one player of it',
      }),
    ]);
    const result = await desk.run('add-alias team Pride Lions');
    expect(result.lines).toEqual(['"Pride" stands for Lions in every series.']);
    expect(await unreadIds()).toEqual([]);
    expect((await desk.run('list-names')).lines.join('\n')).toMatch(/team +Pride +Lions +- +asha/);
    await desk.run('remove-alias pride');
    expect(await unreadIds()).toEqual(['pride']);
  });

  it('of a player is good in its series alone', async () => {
    await offer('nick', 'CHAMP RUN');
    await desk.run('add-alias player Champ "A Singh" --series "Winter Cup"');
    expect(await unreadIds()).toEqual(['nick']);
    await desk.run('remove-alias Champ');
    await desk.run('add-alias player Champ "A Singh" --series "summer cup"');
    expect(await unreadIds()).toEqual([]);
  });

  it.each([
    ['add-alias team Over Lions', /"OVER" is a word or mark of sessions/],
    ['add-alias team MI Lions', /"MI" is the name of another side/],
    ['add-alias umpire Pride Lions', /expected team or player/],
    ['add-alias team Pride', /The name it stands for is missing/],
    ['remove-alias Pride', /There is no alias "Pride"/],
  ])('%s is refused with a reason, and nothing changes', async (line, reason) => {
    const result = await desk.run(line);
    expect(result.exit).not.toBe(0);
    expect(result.reason).toMatch(reason);
    expect((await desk.run('list-names')).lines).toEqual(['No alias and no dialect is set.']);
  });

  it('that would put a session in doubt which is read now is refused, with its name', async () => {
    await offer('read', '2 OVER RUNS LIO');
    const result = await desk.run('add-alias team LIO Tigers');
    expect(result.exit).toBe(1);
    expect(result.reason).toContain('"2 OVER RUNS LIO" of Lions v Tigers');
    expect(await unreadIds()).toEqual([]);
  });

  it('for two names, given at one moment, is taken for one of them', async () => {
    const texts = await Promise.all(
      ['Lions', 'Tigers'].map((name) => desk.run(`add-alias team Pride ${name}`)),
    );
    expect(texts.filter(({ exit }) => exit === 0)).toHaveLength(1);
  });

  it('already given to one is not given to another', async () => {
    await desk.run('add-alias team Pride Lions');
    expect((await desk.run('add-alias team PRIDE Tigers')).reason).toContain(
      '"PRIDE" already stands for Lions',
    );
  });
});

describe("a source's dialect", () => {
  it('says how a form is read that boards use in two ways, and can be taken back', async () => {
    await offer('second', '2ND OVER RUN LIO');
    expect((await unread())[0]?.missing).toMatch(
      /does not say how it means ordinal-over: that-over .* or up-to-it/,
    );
    const result = await desk.run('set-dialect board-one ordinal-over that-over');
    expect(result.lines).toEqual(['Names of board-one like "12TH OVER RUN IND" are read as that-over.']);
    expect(await unreadIds()).toEqual([]);
    await desk.run('set-dialect board-one ordinal-over none');
    expect(await unreadIds()).toEqual(['second']);
  });

  it('is that of its source alone', async () => {
    await offer('second', '2ND OVER RUN LIO');
    await desk.run('set-dialect board-two ordinal-over that-over');
    expect(await unreadIds()).toEqual(['second']);
  });

  it.each([
    ['set-dialect board-one accent flat', /The form is "accent": expected ordinal-over, ball-run/],
    [
      'set-dialect board-one ball-run flat',
      /The reading of ball-run is "flat": expected that-ball, running-score/,
    ],
    ['set-dialect board-one', /The form is missing/],
  ])('%s is refused', async (line, reason) => {
    const result = await desk.run(line);
    expect(result.exit).not.toBe(0);
    expect(result.reason).toMatch(reason);
  });
});

describe('a name under a heading', () => {
  it('is unread with what is missing, where the heading is of another match or is not there', async () => {
    await offer('digit', '1ST INN LAMBI LIO VS TIG - 7 Number');
    await offer('foreign', '1ST INN LAMBI LIO VS OWL - 7 Number');
    await offer('bare', '7 Number');
    expect((await unread()).map(({ market, missing }) => [market, missing])).toEqual([
      ['bare', 'it is one of several under a heading, and the heading is missing'],
      ['foreign', 'it names the sides of another match'],
    ]);
  });
});

describe('settle-sessions', () => {
  const named: readonly (readonly [string, string])[] = [
    ['digit-4', '1ST INN LAMBI LIO VS TIG - 4 Number'],
    ['digit-7', '1ST INN LAMBI LIO VS TIG - 7 Number'],
    ['foreign', '1ST INN LAMBI LIO VS OWL - 4 Number'],
    ['odd', '2 over run odd even TIG'],
    ['over', '2 over runs LIO'],
    ['void', '3 over run odd even LIO'],
  ];
  const outcomes = async () => {
    const settled = {
      name: 'test-named-outcomes',
      text: `select m.id, s.outcome, s.declared_by from market m join settlement s on s.id = m.settlement_id
             where m.event_id = $1 order by m.id`,
    };
    const rows = await desk.db.query<{ id: string; outcome: unknown; declared_by: string }>(settled, [event]);
    return rows.map(({ id, outcome, declared_by }) => [id, outcome, declared_by]);
  };
  const decided = [
    ['digit-4', { run: 1 }, 'asha (maidan)'],
    ['digit-7', { run: 0 }, 'asha (maidan)'],
    ['odd', { run: 1 }, 'asha (maidan)'],
    ['over', { run: 24 }, 'asha (maidan)'],
    ['void', { void: true }, 'asha (maidan)'],
  ];

  beforeEach(async () => {
    for (const [id, name] of named) await offer(id, name);
  });

  it('shows what the balls make of every name, and settles them with --confirm alone', async () => {
    const shown = await desk.run(`settle-sessions ${event}`);
    expect(shown.exit).toBe(0);
    expect(shown.lines.join('\n')).toMatch(/digit-4 .* 24 ends in 4\./);
    expect(shown.lines.join('\n')).toMatch(/foreign .* it names the sides of another match/);
    expect(shown.lines).toContain('Left to the operator: 1');
    expect(shown.lines.at(-1)).toMatch(/Nothing was changed/);
    expect(await outcomes()).toEqual([]);
    await desk.run(`settle-sessions ${event} --confirm`);
    expect(await outcomes()).toEqual(decided);
    expect(await unreadIds()).toEqual(['foreign']);
    expect((await desk.run(`settle-sessions ${event}`)).lines.at(-1)).toBe('Left to the operator: 1');
  });

  it('takes the scorecard of a match whose balls the house does not have from a file', async () => {
    await desk.db.query({ name: 'test-no-replay', text: 'delete from replay' });
    expect((await desk.run(`settle-sessions ${event}`)).reason).toContain('give its scorecard with --file');
    const file = await fileOf('small.json', JSON.stringify(twoOverMatch()));
    await desk.runWords(['settle-sessions', event, '--file', file, '--confirm']);
    expect(await outcomes()).toEqual(decided);
  });

  it('refuses the scorecard of another match', async () => {
    const text = JSON.stringify(twoOverMatch()).replaceAll('Tigers', 'Owls');
    const file = await fileOf('other.json', text);
    const { reason, exit } = await desk.runWords(['settle-sessions', event, '--file', file, '--confirm']);
    expect([exit, reason]).toEqual([1, expect.stringContaining('is of Lions v Owls, not of Lions v Tigers')]);
    expect(await outcomes()).toEqual([]);
  });

  it('leaves a meter to the operator, with the run it is paid by', async () => {
    await offer('meter', '2 over run meter LIO');
    await desk.run(`settle-sessions ${event} --confirm`);
    expect(await outcomes()).toEqual(decided);
    expect((await desk.run(`settle-sessions ${event}`)).lines.join('\n')).toMatch(/meter .* 24 \(a meter\)/);
    expect((await unread()).find(({ market }) => market === 'meter')?.missing).toBe('a meter is not a line');
  });

  it('says so where no name of the match waits', async () => {
    await desk.db.query({ name: 'test-no-sessions', text: 'delete from market' });
    expect(await desk.run(`settle-sessions ${event} --confirm`)).toMatchObject({
      exit: 0,
      lines: [`No session of "${event}" that is known by its name waits for a result.`],
    });
  });

  it('refuses a match that is not there', async () => {
    expect(await desk.run('settle-sessions 12 --confirm')).toMatchObject({
      exit: 1,
      lines: [],
      reason: 'settle-sessions: There is no match "12".',
    });
  });
});

describe('judge', () => {
  const results = (lines: readonly string[]) => lines.map((line) => JSON.parse(line).result);

  it('reads in the dialect given, and leaves what it does not say unread', async () => {
    const file = await fileOf('small.json', JSON.stringify(twoOverMatch()));
    const names = ['2nd over run LIO', '0.2 ball run LIO', 'total wides LIO'];
    const judged = async (...words: string[]) =>
      results((await desk.runWords(['judge', file, ...names, ...words])).lines);
    expect(await judged()).toEqual(['unread', 0, 'unread']);
    expect(await judged('--dialect', 'ordinal-over=that-over')).toEqual([12, 0, 'unread']);
    expect(await judged('--dialect', 'ordinal-over=up-to-it')).toEqual([24, 0, 'unread']);
    const { reason } = await desk.runWords(['judge', file, 'X', '--dialect', 'ordinal-over=flat']);
    expect(reason).toContain('expected FORM=READING');
  });

  it('reads the names of a source with its dialect and the aliases', async () => {
    const file = await fileOf('small.json', JSON.stringify(twoOverMatch()));
    await desk.run('add-alias team Pride Lions');
    await desk.run('set-dialect board-one ordinal-over that-over');
    const words = ['judge', file, '2nd over run PRIDE', '--source', 'board-one'];
    expect(results((await desk.runWords(words)).lines)).toEqual([12]);
  });
});
