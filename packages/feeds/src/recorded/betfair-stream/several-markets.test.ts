import { describe, expect, test } from 'vitest';
import { listen, openStream } from '../testing/recorded-matches.ts';
import { definition, line, recording } from '../testing/write-stream.ts';
import { checkBetfairStream } from './stream-check.ts';
import { readBetfairStream } from './stream-message.ts';

const closed = { status: 'CLOSED', statuses: ['LOSER', 'WINNER', 'LOSER'] } as const;

/** A market of the given id in a recording: open at the start, closed after a minute unless the wish says otherwise. */
function market(id: string, facts: object, overrides: Parameters<typeof definition>[0] = {}) {
  const at = (second: number, stands: Parameters<typeof definition>[0]) => ({
    second,
    text: line(second, { id, marketDefinition: { ...definition({ ...overrides, ...stands }), ...facts } }),
  });
  return [at(0, {}), at(60, { ...closed, ...overrides })];
}

const written = (...markets: readonly (readonly { second: number; text: string }[])[]): string =>
  recording(
    ...markets
      .flat()
      .toSorted((one, other) => one.second - other.second)
      .map(({ text }) => text),
  );

const four = written(
  market('1.1', {}),
  market('1.2', { name: 'Tied Match' }, { type: 'TIED_MATCH' }),
  market('1.3', { name: 'Both to score 150' }, { type: 'BOTH_150' }),
  market('1.4', { name: 'Most sixes' }, { type: 'MOST_SIXES' }),
);

const matchesOf = (text: string) =>
  listen(text, 100).flatMap((change) => (change.kind === 'match' ? [change.match] : []));

describe('a recording of several markets', () => {
  test('replays each: the winner and the tie as one match, the others as matches named for them', () => {
    const heard = listen(four, 100);
    const markets = heard.flatMap((change) => (change.kind === 'market' ? [change.market] : []));
    expect(markets.map(({ matchId, kind, name, id }) => [matchId, kind, name, id])).toEqual([
      ['99', 'match-odds', 'Match Odds', '1.991'],
      ['99', 'tied-match', 'Tied Match', '1.993'],
      ['9902', 'match-odds', 'Both to score 150', '1.99021'],
      ['9903', 'match-odds', 'Most sixes', '1.99031'],
    ]);
    const settled = heard.flatMap((change) => (change.kind === 'result' ? [change.marketId] : []));
    expect(settled).toEqual(markets.map(({ id }) => id));
    const names = new Map(matchesOf(four).map(({ id, name, status }) => [id, `${name}: ${status}`]));
    expect(Object.fromEntries(names)).toEqual({
      99: 'Lions v Tigers: completed',
      9902: 'Lions v Tigers · Both to score 150: completed',
      9903: 'Lions v Tigers · Most sixes: completed',
    });
    expect(matchesOf(four).every(({ teams }) => teams.join(' v ') === 'Lions v Tigers')).toBe(true);
    expect(openStream(four)).toMatchObject({
      ok: true,
      leftOut: [],
      others: [{ id: '9902' }, { id: '9903' }],
    });
  });

  test('replays markets of another event too, each in play from its own time', () => {
    const later = [
      line(20, {
        id: '1.9',
        marketDefinition: { ...definition({ isInPlay: true }), eventId: '701', eventName: 'Owls v Bears' },
      }),
    ].map((text) => ({ second: 20, text }));
    const text = written(
      market('1.1', {}),
      market('1.9', { eventId: '701', eventName: 'Owls v Bears' }),
      later,
    );
    const statuses = listen(text, 100).flatMap((change) =>
      change.kind === 'match' ? [`${change.at} ${change.match.name} ${change.match.status}`] : [],
    );
    expect(statuses).toEqual([
      '0 Lions v Tigers in-play',
      '0 Owls v Bears upcoming',
      '20 Owls v Bears in-play',
      '60 Lions v Tigers completed',
      '60 Owls v Bears completed',
    ]);
  });

  const withOthers = written(
    market('1.1', {}),
    market('1.2', { name: 'Total runs' }, { betting: 'LINE', type: 'TOTAL' }),
    market(
      '1.3',
      { name: 'Winner without a result' },
      { type: 'OTHER', status: 'OPEN', statuses: ['ACTIVE', 'ACTIVE'] },
    ),
  );
  const reasons = [
    '"Total runs" is bet on by a line or a handicap, and the board takes recordings of odds',
    'the recording ends before "Winner without a result" is settled, so bets on it could never be',
  ];

  test('replays the markets it can, and says of each other why it is left out', () => {
    expect(openStream(withOthers)).toMatchObject({ ok: true, name: 'Lions v Tigers', leftOut: reasons });
    const markets = listen(withOthers, 100).filter((change) => change.kind === 'market');
    expect(markets.map((change) => change.market.name)).toEqual(['Match Odds']);
  });

  test('is checked market by market, each left out with its reason', () => {
    const reading = readBetfairStream(withOthers);
    if (!reading.ok) throw new Error(reading.reason);
    expect(checkBetfairStream(reading.messages).map(({ leftOut }) => leftOut)).toEqual([
      undefined,
      ...reasons,
    ]);
  });

  test('is refused only where none of them can be replayed, with every reason', () => {
    const none = written(
      market('1.2', { name: 'Total runs' }, { betting: 'LINE' }),
      market('1.3', { name: 'Handicap' }, { betting: 'ASIAN_HANDICAP_DOUBLE_LINE' }),
    );
    expect(openStream(none)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/"Total runs".*; "Handicap"/),
    });
  });
});

test('a market of a hundred runners is offered, and its result names those for which there is room', () => {
  const statuses = (status: 'ACTIVE' | 'WINNER') => Array<typeof status>(100).fill(status);
  const heard = listen(
    written(market('1.1', {}, { statuses: statuses('ACTIVE') })).replace(/"status":"CLOSED"(.*)$/s, (whole) =>
      whole.replaceAll('"ACTIVE"', '"WINNER"'),
    ),
    100,
  );
  const offered = heard.find((change) => change.kind === 'market')?.market;
  expect(offered?.runners).toHaveLength(100);
  const result = heard.find((change) => change.kind === 'result');
  expect(result?.result).toMatchObject({ kind: 'placed', winnerIds: { length: 100 } });
  expect(result?.reason.length).toBeLessThan(1000);
  expect(result?.reason).toMatch(/^Match Odds: Lions, .* and \d+ more\. A dead heat: 1% of each stake/);
});
