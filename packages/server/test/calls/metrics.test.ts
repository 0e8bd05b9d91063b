import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

test('an operator can watch how bets are answered, how calls are, and how many sockets are open', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  await desk.betOdds(client, tie);
  await desk.betOdds(client, tie, { amount: 1 });
  await desk.betOdds(client, tie, { marketId: '1.404' });
  const { text } = await desk.send('/metrics');
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'bets_answered_total{answer="accepted"} 1',
      'bets_answered_total{answer="stake-below-min"} 1',
      'bets_answered_total{answer="not-on-offer"} 1',
      expect.stringMatching(/^http_replies_total\{status="200"\} \d+$/),
      'live_sockets 0',
      'feed_messages_dropped_total 0',
    ]),
  );
});
