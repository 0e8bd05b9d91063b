import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerWithoutHouse, runWithoutHouse } from '../../src/operator/run-command.ts';
import { fileOf, hasSharedData, raceRecording, sharedData, twoOverMatch } from './recording-files.ts';

/** Runs a verb with neither server nor database. */
async function run(...argv: string[]) {
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), progress: () => undefined };
  const end = answerWithoutHouse(argv, output) ?? (await runWithoutHouse(argv, output));
  return { ...end, lines };
}

const matchFile = () => fileOf('small.json', JSON.stringify(twoOverMatch()));

describe('judge', () => {
  it('prints result, reason and balls of each session as a line of JSON', async () => {
    const { exit, lines } = await run('judge', await matchFile(), '1 OVER RUNS LIO', 'A SINGH RUN');
    expect(exit).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        match: 'small',
        session: '1 OVER RUNS LIO',
        result: 12,
        rule: expect.any(String),
        reason: expect.stringContaining('12'),
        balls: [{ innings: 0, over: 0, delivery: 5, ball: '1.0.6' }],
      },
      expect.objectContaining({ session: 'A SINGH RUN', result: 12 }),
    ]);
  });

  it('says which names it cannot read and fails, the others judged all the same', async () => {
    const { exit, lines } = await run('judge', await matchFile(), 'MANGO SEASON', '1 OVER RUNS LIO');
    expect(exit).toBe(1);
    expect(lines.map((line) => JSON.parse(line).result)).toEqual(['unread', 12]);
  });

  it('prints the facts of the innings under the name of the file, packed or not', async () => {
    for (const name of ['small.json', 'small.json.gz']) {
      const { exit, lines } = await run(
        'judge',
        '--facts',
        await fileOf(name, JSON.stringify(twoOverMatch())),
      );
      expect(exit).toBe(0);
      expect(JSON.parse(lines.join(''))).toMatchObject({
        small: { innings: [{ team: 'Lions', total: 24, cumulative_after_over: [12, 24] }, { total: 13 }] },
      });
    }
  });

  it('judges every match of a file that holds one to a line', async () => {
    const line = (file: string) => JSON.stringify({ file, group: 'x', match: twoOverMatch() });
    const file = await fileOf('many.jsonl.gz', `${line('1.json')}\n${line('2.json')}\n`);
    const { lines } = await run('judge', file, '1 OVER RUNS LIO');
    expect(lines.map((each) => JSON.parse(each).match)).toEqual(['1', '2']);
  });

  it('leaves no session open in any of many matches, played out or not', async () => {
    const won = twoOverMatch();
    const tied = { ...won.info, outcome: { result: 'tie' } };
    const rained = {
      ...won,
      info: { ...won.info, outcome: { result: 'no result' } },
      innings: [won.innings[0]],
    };
    const matches = [won, { ...twoOverMatch([6, 6, 6, 5, 0, 0]), info: tied }, rained];
    const text = matches.map((match, index) => JSON.stringify({ file: `${index}.json`, match })).join('\n');
    const file = await fileOf('many.jsonl.gz', text);
    const { lines } = await run('judge', file, 'TOTAL MATCH RUN', 'TOTAL MATCH FOURS', 'HIGHEST PSHIP RUNS');
    expect(lines.map((line) => JSON.parse(line).result)).toEqual([
      37,
      3,
      24,
      48,
      3,
      24,
      'void',
      'void',
      'void',
    ]);
  });

  const whole = JSON.stringify(twoOverMatch());
  it.each([
    ['empty.json', '', /is empty/],
    ['short.json', whole.slice(0, 500), /cut short or is not JSON/],
    ['short.json.gz', gzipSync(whole).subarray(0, 100), /cannot be unpacked/],
    ['version.json', whole.replace('1.1.0', '7.0.0'), /meta\.data_version: expected a data version/],
    [
      'mangled.json',
      whole.replace('"total":4', '"total":5'),
      /innings\[0\]\.overs\[0\]\.deliveries\[0\]\.runs\.total/,
    ],
    ['array.json', '[]', /is not a Cricsheet match/],
    ['bytes.json', new Uint8Array([0, 1, 2, 3]), /is not text/],
    ['packed.bz2', 'BZh91AY', /packed with bzip2/],
    ['enormous.json.gz', gzipSync(Buffer.alloc(257 * 1024 * 1024, 32)), /larger than 256 MB unpacked/],
    [
      'listed.jsonl',
      `${JSON.stringify({ file: 'a', match: twoOverMatch() })}\n{"file":"b"}\n`,
      /line 2: expected/,
    ],
  ])('refuses %s in one line and prints nothing', async (name, content, reason) => {
    const { exit, lines, ...end } = await run('judge', await fileOf(name, content), '1 OVER RUNS LIO');
    expect({ exit, lines }).toEqual({ exit: 1, lines: [] });
    expect('reason' in end ? end.reason : '').toMatch(reason);
    expect('reason' in end ? end.reason : '').not.toContain('\n');
  });

  it('refuses a file that is not there, and a recording of prices', async () => {
    const missing = await run('judge', '/nowhere.json', 'X');
    expect(missing).toMatchObject({ exit: 1, reason: 'judge: There is no file /nowhere.json.' });
    const race = raceRecording({ winners: 1, statuses: ['WINNER', 'LOSER'] });
    const prices = await run('judge', await fileOf('prices.jsonl', race), 'X');
    expect(prices).toMatchObject({
      exit: 1,
      reason: expect.stringMatching(/it has no balls to judge by\.$/),
    });
  });
});

describe('replay --check', () => {
  it('prints each market of a recorded match and how it would end, serving nothing', async () => {
    const { exit, lines } = await run('replay', '--check', await matchFile());
    expect(exit).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ name: 'ONLY 1 OVER RUN LIO', result: { kind: 'run', run: 12 } }),
    );
  });

  it('prints the markets of a made-up recording of prices, and how each runner would settle', async () => {
    const statuses = ['LOSER', 'REMOVED', 'WINNER', 'REMOVED', 'LOSER'] as const;
    const race = raceRecording({ winners: 1, statuses, delaySeconds: 1, hasLastPriceOnly: true });
    const { exit, lines } = await run('replay', '--check', await fileOf('race.jsonl', race));
    expect(exit).toBe(0);
    const [market] = lines.map((line) => JSON.parse(line));
    expect(market).toMatchObject({ messages: 4, betDelaySeconds: 1 });
    expect(market.runners.map(({ settles }: { settles: string }) => settles)).toEqual([
      'lose',
      'void',
      'win',
      'void',
      'lose',
    ]);
  });
});

function proveRecordings(): void {
  it('judge leaves no session open in any of the bulk matches', async () => {
    const file = `${sharedData}cricket_bulk.jsonl.gz`;
    const { lines } = await run('judge', file, 'TOTAL MATCH RUN', 'TOTAL MATCH FOURS', 'HIGHEST PSHIP RUNS');
    expect(lines).toHaveLength(3 * 380);
    expect(lines.filter((line) => /"(undecided|unread)"/.test(line))).toEqual([]);
  });

  it('replay --check prints the markets of a recording of prices', async () => {
    const file = `${sharedData}betfair/horse_1.132153978_win_removed_basic.jsonl.gz`;
    const { lines } = await run('replay', '--check', file);
    const [market] = lines.map((line) => JSON.parse(line));
    expect(market).toMatchObject({ messages: 480, betDelaySeconds: 1 });
    expect(market.runners.map(({ settles }: { settles: string }) => settles).toSorted()).toEqual(
      [...Array(11).fill('lose'), 'void', 'void', 'win'].toSorted(),
    );
  });
}

if (hasSharedData) describe('verbs on recordings', proveRecordings);
