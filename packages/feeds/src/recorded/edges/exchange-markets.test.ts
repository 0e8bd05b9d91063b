import { decimalFromOdds, isLadderPrice, odds } from '@maidan/betting';
import { expect, test } from 'vitest';
import type { FeedResult } from '../../feed.ts';
import { checkBetfairStream } from '../betfair-stream/stream-check.ts';
import { readBetfairStream } from '../betfair-stream/stream-message.ts';
import { listen } from '../testing/recorded-matches.ts';
import { edgeMarkets, type MarketName, writeStream } from '../testing/write-stream.ts';

interface Ending {
  readonly winners: readonly string[];
  readonly withdrawn?: readonly string[];
  readonly delay?: number;
  readonly path: string;
}

const IN_PLAY = 'OPEN > OPEN/in play > SUSPENDED/in play > CLOSED/in play';
const AGAIN = 'OPEN > OPEN/in play > SUSPENDED/in play > OPEN/in play > SUSPENDED/in play > CLOSED/in play';
const STOPPED = 'OPEN > SUSPENDED > OPEN/in play > SUSPENDED/in play > CLOSED/in play';
const SHUT = 'OPEN > SUSPENDED > CLOSED';

const ENDINGS: Readonly<Record<MarketName, Ending>> = {
  'cricket in full depth, in play with a delay': { winners: ['11'], delay: 5, path: AGAIN },
  'tennis in full depth, won by the other': { winners: ['12'], delay: 5, path: IN_PLAY },
  'tennis of last traded prices alone': { winners: ['12'], delay: 3, path: IN_PLAY },
  'football, shut when play begins': { winners: ['12'], path: SHUT },
  'basketball, stopped before it goes in play': { winners: ['11'], delay: 5, path: STOPPED },
  'greyhounds by level and by depth': { winners: ['13'], path: SHUT },
  'greyhounds to be placed in two': { winners: ['11', '13'], path: SHUT },
  'horses, two withdrawn with reductions': {
    winners: ['12'],
    withdrawn: ['14', '15'],
    delay: 1,
    path: IN_PLAY,
  },
};

const markets = (Object.keys(edgeMarkets) as MarketName[]).map((name) => [name, ENDINGS[name]] as const);

test.each(markets)('%s is read completely and settles as its runner statuses say', (name, ending) => {
  const text = writeStream(edgeMarkets[name]);
  const reading = readBetfairStream(text);
  if (!reading.ok) throw new Error(reading.reason);
  const [found, ...others] = checkBetfairStream(reading.messages);
  const idsOf = (settles: string) =>
    found?.runners.filter((runner) => runner.settles === settles).map(({ id }) => id);
  expect(others).toEqual([]);
  expect(found?.messages).toBe(text.trim().split('\n').length);
  expect(found?.betDelaySeconds).toBe(ending.delay ?? 0);
  expect(idsOf('win')).toEqual(ending.winners);
  expect(idsOf('void')).toEqual(ending.withdrawn ?? []);
  expect(idsOf('open')).toEqual([]);
  const path = found?.statusPath.map(({ status, inPlay }) => (inPlay ? `${status}/in play` : status));
  expect(path?.join(' > ')).toBe(ending.path);
});

test('prices of a market are off the ladder only where a withdrawal reduced them', () => {
  const offSteps = markets.map(([name, { withdrawn }]) => {
    const reading = readBetfairStream(writeStream(edgeMarkets[name]));
    const [found] = reading.ok ? checkBetfairStream(reading.messages) : [];
    return [(found?.pricesOffSteps ?? 0) > 0, withdrawn !== undefined];
  });
  expect(offSteps.filter(([isOff, isReduced]) => isOff !== isReduced)).toEqual([]);
});

test.each(markets)(
  '%s plays to its end with every price on the ladder, and has the winners it names',
  (name, ending) => {
    const heard = listen(writeStream(edgeMarkets[name]), 400);
    const quoted = heard.flatMap((change) =>
      change.kind === 'prices' ? (change.runners ?? []).flatMap(({ back, lay }) => [...back, ...lay]) : [],
    );
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter((level) => !isLadderPrice(decimalFromOdds(odds(level.odds))))).toEqual([]);
    const results = heard.flatMap((change) => (change.kind === 'result' ? [change.result] : []));
    expect(results.map(winnersOf)).toEqual([ending.winners]);
    expect(heard.at(-1)).toMatchObject({ kind: 'match', match: { status: 'completed' } });
  },
);

test('horses withdrawn before bets were taken are named with their reductions, and never offered', () => {
  const heard = listen(writeStream(edgeMarkets['horses, two withdrawn with reductions']), 400);
  expect(heard.find((change) => change.kind === 'result')?.reason).toMatch(
    /no bet is reduced: Runner 14 \(7\.14%\) and Runner 15 \(5\.55%\)\.$/,
  );
  const market = heard.find((change) => change.kind === 'market')?.market;
  expect(market?.runners.map(({ id }) => id)).toEqual(['11', '12', '13']);
});

const winnersOf = (result: FeedResult): readonly string[] =>
  result.kind === 'winner' ? [result.runnerId] : result.kind === 'placed' ? result.winnerIds : [];
