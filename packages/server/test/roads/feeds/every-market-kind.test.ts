import type { RequestOf } from '@maidan/contract';
import type { FeedChange } from '@maidan/feeds';
import { statement } from '@maidan/process/db/db.ts';
import {
  allMarketKinds,
  isDecimalKind,
  isRunnerKind,
  type MarketKind,
  marketKinds,
  oddsTypeOf,
} from '@maidan/sports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cupTie } from '../../support/cup-tie.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';
import { testStart } from '../../support/test-app.ts';

/** A new market begins with a row of `marketKinds`; from there every kind takes the same road. */

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const marketRow = statement(
  't-kind',
  'select definition, is_commission, has_match_commission from market where id = $1',
);

const runners = [
  { id: 'lions', name: 'Lions' },
  { id: 'tigers', name: 'Tigers' },
];
const perCoin = 9000;

/** A match whose only market is of this kind, open. Only a session earns what `isCommission` promises. */
async function offer(kind: MarketKind) {
  const eventId = String(9000 + allMarketKinds.indexOf(kind));
  const tie = cupTie(eventId, { startsAt: testStart + 7_200_000 });
  const id = `${eventId}1`;
  const { name } = marketKinds[kind];
  const isOfRunners = isRunnerKind(kind);
  const market = { id, matchId: eventId, kind, name, isCommission: true, remark: '' };
  const changes: readonly FeedChange[] = [
    { kind: 'match', match: tie.match },
    { kind: 'market', market: { ...market, runners: isOfRunners ? runners : [] } },
    isOfRunners
      ? tie.open(
          id,
          runners.map((runner) => tie.bestOf(runner.id, perCoin, perCoin)),
        )
      : tie.line(id, { yesRun: 46, noRun: 46, yesOdds: perCoin, noOdds: perCoin }),
  ];
  await desk.sendChanges(...changes);
  return { tie, id };
}

const seen = (kind: MarketKind): number => (isDecimalKind(kind) ? 1.9 : 0.9);

describe.each(allMarketKinds)('a market of the kind %s', (kind) => {
  test('is stored, bet on, shown and settled as its row says', async () => {
    const { tie, id } = await offer(kind);
    const { shape, commission } = marketKinds[kind];
    expect(await desk.db.query(marketRow, [id])).toMatchObject([
      {
        definition: { shape },
        is_commission: commission === 'session',
        has_match_commission: commission === 'match',
      },
    ]);

    const client = await desk.bettor();
    const request = { odds: seen(kind), amount: 1000 };
    const oddsType = oddsTypeOf(kind) as RequestOf<'sports/oddBetPlaced'>['oddsType'];
    const placed = isRunnerKind(kind)
      ? await desk.betOdds(client, tie, { ...request, oddsType })
      : await desk.betSession(client, tie, { ...request, selectionId: id });
    expect(placed).toMatchObject({ error: false, data: { odds: seen(kind) } });

    const decided = isRunnerKind(kind)
      ? ({ kind: 'winner', runnerId: 'lions' } as const)
      : ({ kind: 'run', run: 46 } as const);
    await desk.sendChanges(tie.result(id, decided));
    const betId = placed.data?.betId ?? '';
    expect((await desk.call('user/betStory', { betId }, client)).data).toMatchObject({
      oddsType,
      isDecimal: isDecimalKind(kind),
      odds: seen(kind),
      profitLoss: 900,
      results: [{ outcome: isRunnerKind(kind) ? 'Lions' : '46' }],
    });
  });

  test('has a word in the contract that no other kind has', () => {
    expect(allMarketKinds.filter((other) => oddsTypeOf(other) === oddsTypeOf(kind))).toEqual([kind]);
  });
});
