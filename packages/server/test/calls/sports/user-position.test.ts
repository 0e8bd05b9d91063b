import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuickClient } from '../../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const positions = async (client: QuickClient, marketId: string) =>
  (await desk.call('sports/userPositionByMarketId', { marketId }, client)).data;

test('without bets there is no position', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  expect(await positions(client, tie.marketId)).toEqual({ oddsPosition: [], sessionPosition: [] });
  expect(await positions(client, '1.404')).toEqual({ oddsPosition: [], sessionPosition: [] });
});

test('each selection has its profit over the bets of its market, under the number that pictures give it', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  await desk.betOdds(client, tie);
  await desk.betOdds(client, tie, { type: 'K', odds: 0.94, amount: 500 });
  await desk.betOdds(client, tie, { oddsType: 'matchOdds', odds: 2.08, selectionId: '2', amount: 200 });
  const found = await positions(client, tie.marketId);
  const byKind = (kind: string) => found?.oddsPosition.filter(({ oddsType }) => oddsType === kind);
  expect(byKind('bookmaker')).toEqual([
    { _id: '1', oddsType: 'bookmaker', totalPosition: 900 - 470 },
    { _id: '2', oddsType: 'bookmaker', totalPosition: -1000 + 500 },
  ]);
  expect(byKind('matchOdds')).toEqual([
    { _id: '1', oddsType: 'matchOdds', totalPosition: -200 },
    { _id: '2', oddsType: 'matchOdds', totalPosition: 216 },
  ]);
  expect(found?.sessionPosition).toEqual([]);
});

test('a session has its profit from each run on', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  await desk.betSession(client, tie);
  await desk.betSession(client, tie, { type: 'N', run: 44, amount: 600 });
  expect((await positions(client, tie.marketId))?.sessionPosition).toEqual([
    {
      _id: tie.ids.sixOvers,
      sessionName: '6 OVER RUNS LIO',
      steps: [
        { fromRun: 0, totalPosition: -1000 + 600 },
        { fromRun: 44, totalPosition: -1000 - 600 },
        { fromRun: 46, totalPosition: 1000 - 600 },
      ],
    },
  ]);
});

test('positions are those of the asking client alone, and end with the market', async () => {
  const [client, other, tie] = [await desk.bettor(), await desk.bettor(), await desk.tie()];
  await desk.betOdds(client, tie);
  expect((await positions(other, tie.marketId))?.oddsPosition).toEqual([]);
  await desk.sendChanges(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }));
  expect((await positions(client, tie.marketId))?.oddsPosition).toEqual([]);
});
