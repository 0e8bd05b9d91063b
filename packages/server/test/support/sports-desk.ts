import type { RequestOf } from '@maidan/contract';
import type { FeedChange } from '@maidan/feeds';
import { statement } from '@maidan/process/db/db.ts';
import { type CupTie, cupTie } from './cup-tie.ts';
import { type QuickClient, quickClient } from './quick-client.ts';
import { scriptedFeed } from './scripted-feed.ts';
import { type Overrides, startTestApp } from './test-app.ts';

/** What the rooms wait before they send. */
const beatMs = 250;

const rowsOf = statement(
  'desk-bet-rows',
  `select (select count(*) from bet where client_id = $1) as bets, (select count(*) from transfer where kind <> 'credit'
     and (from_account = $1 or to_account = $1)) as transfers`,
);

type OddsOverrides = Partial<RequestOf<'sports/oddBetPlaced'>>;
type SessionOverrides = Partial<RequestOf<'sports/sessionBetPlaced'>>;

/** A running server whose one feed sends what the test gives it. */
export async function openSportsDesk(overrides: Overrides = {}) {
  const app = await startTestApp({
    ...overrides,
    config: { CALLS_PER_TEN_SECONDS: 10_000_000, ...overrides.config },
  });
  const feed = scriptedFeed('scripted');
  const runner = app.sports.run(feed);
  let lastEvent = 7000;
  let lastName = 0;

  async function sendChanges(...changes: readonly FeedChange[]): Promise<void> {
    feed.send(changes);
    await runner.settled();
  }

  return {
    ...app,
    feed,
    runner,
    sendChanges,
    async sendRaw(...messages: readonly unknown[]) {
      feed.sendRaw(messages);
      await runner.settled();
    },
    /** A match of its own on the board, everything open. */
    async tie(more: Parameters<typeof cupTie>[1] = {}): Promise<CupTie> {
      lastEvent += 1;
      const made = cupTie(String(lastEvent), more);
      await sendChanges(...made.all);
      return made;
    },
    bettor(coins = 100_000) {
      lastName += 1;
      return quickClient(app, `BETTOR${lastName}`, coins);
    },
    beat: () => app.clock.advance(beatMs),
    betOdds: (client: QuickClient, { eventId, marketId }: CupTie, overrides: OddsOverrides = {}) =>
      app.call(
        'sports/oddBetPlaced',
        {
          odds: 0.9,
          amount: 1000,
          selectionId: '1',
          marketId,
          eventId,
          oddsType: 'bookmaker',
          type: 'L',
          ...overrides,
        },
        client,
      ),
    betSession: (client: QuickClient, { eventId, marketId, ids }: CupTie, overrides: SessionOverrides = {}) =>
      app.call(
        'sports/sessionBetPlaced',
        {
          odds: 1,
          amount: 1000,
          run: 46,
          selectionId: ids.sixOvers,
          marketId,
          eventId,
          type: 'Y',
          ...overrides,
        },
        client,
      ),
    async wallet(client: QuickClient) {
      return (await app.call('user/userBalance', {}, client)).data;
    },
    /** What the books hold of a client. */
    async rows({ id }: QuickClient): Promise<{ bets: number; transfers: number }> {
      const [row] = await app.db.query<{ bets: bigint; transfers: bigint }>(rowsOf, [id]);
      return { bets: Number(row?.bets), transfers: Number(row?.transfers) };
    },
  };
}

export type SportsDesk = Awaited<ReturnType<typeof openSportsDesk>>;
