import type { BookmakerPicture, OddsPicture, RequestOf } from '@maidan/contract';
import { type SimulatedSeasonSetting, simulatedSeason } from '@maidan/feeds';
import {
  allMarketKinds,
  type CricketMatch,
  isDecimalKind,
  kindOfOddsType,
  marketKinds,
  oddsTypeOf,
  type Session,
} from '@maidan/sports';
import { expect } from 'vitest';
import { setCommissionTerms } from '../../../src/wallet/terms.ts';
import { leapClock } from '../../support/held-clock.ts';
import { plainRun } from '../../support/plain-scorer.ts';
import { quickClient } from '../../support/quick-client.ts';
import { startTestApp, testStart } from '../../support/test-app.ts';

/** By the name of the market on the wire. */
const exchangeKinds = new Map<string, OddsType>(
  allMarketKinds.filter(isDecimalKind).map((kind) => [marketKinds[kind].name, oddsTypeOf(kind)]),
);

export const minuteMs = 60_000;
/** The duration of about one ball. */
export const stepMs = 5_300;

/** The match of a season that is watched, and when it starts. */
export const eventId = '3011500006';
export const startsAt = testStart + 90 * minuteMs;

type SeasonSetting = Omit<SimulatedSeasonSetting, 'clock'>;

export const seasonOf = (seed: string): SeasonSetting => ({
  seed,
  startedAt: testStart,
  speed: 1,
  rollouts: { innings: 40, match: 24 },
  only: [eventId],
});

const coinsAtFirst = 500_000_000;
/** Hundredths of a per cent. */
const commission = { session: 150, match: 200 } as const;

export type OddsType = RequestOf<'sports/oddBetPlaced'>['oddsType'];
type SessionRow = BookmakerPicture['result']['session'][number];

export interface WatchedBet {
  readonly betId: string;
  readonly kind: OddsType | 'fancy';
  readonly selection: string;
  readonly isBack: boolean;
  readonly amount: number;
  /** Profit per coin in ten-thousandths. */
  readonly odds: number;
  readonly run: number;
  readonly isCommission: boolean;
}

/** To the hundredth, as the specification's section 4 pays. */
function fancyProfit({ isBack, amount, odds, run }: WatchedBet, decided: number | undefined): number {
  if (decided === undefined) return 0;
  const product = amount * odds;
  if (decided < run) return isBack ? -amount * 100 : amount * 100;
  return isBack ? Math.floor(product / 10_000 + 0.5) * 100 : -product / 100;
}

function winnerProfit({ selection, isBack, amount, odds }: WatchedBet, winner: string | undefined): number {
  if (winner === undefined) return 0;
  const gain = selection === winner ? (amount * odds) / 100 : -amount * 100;
  return isBack ? gain : -gain;
}

/** One match of the season, and a client that bets on it through the calls and counts for itself what it has won. */
export async function watchMatch(setting: SeasonSetting) {
  const marketId = `1.${eventId}`;
  const clock = leapClock(testStart);
  const app = await startTestApp({ clock, config: { CALLS_PER_TEN_SECONDS: 10_000_000 } });
  const client = await quickClient({ db: app.db, clock }, 'WATCHER', coinsAtFirst);
  await setCommissionTerms(app.db, client.id, commission);
  const runner = app.sports.run(simulatedSeason({ ...setting, clock }));
  await runner.settled();
  const placed: WatchedBet[] = [];

  async function step(byMs: number): Promise<void> {
    clock.leap(byMs);
    await runner.settled();
  }
  const bookmaker = async (): Promise<BookmakerPicture['result']> =>
    JSON.parse((await app.send(`/cache/bookmaker/${marketId}`)).text).result;
  const exchange = async (): Promise<OddsPicture['data']> =>
    JSON.parse((await app.send(`/cache/odds/${eventId}`)).text).data;
  const statusNow = async () => (await app.call('sports/sportByMarketId', { marketId }, client)).data?.status;

  /** Stakes that leave something to round. */
  const nextAmount = () => 101 + ((placed.length * 37) % 900);

  async function betOdds(kind: OddsType, selection: number, isBack: boolean, price: number) {
    const amount = nextAmount();
    const selectionId = String(selection);
    const reply = await app.call(
      'sports/oddBetPlaced',
      { odds: price, amount, selectionId, marketId, eventId, oddsType: kind, type: isBack ? 'L' : 'K' },
      client,
    );
    if (reply.data === undefined) return reply.message;
    const odds = Math.round(price * 10_000) - (isDecimalKind(kindOfOddsType(kind)) ? 10_000 : 0);
    const { betId } = reply.data;
    placed.push({ betId, kind, selection: selectionId, isBack, amount, odds, run: 0, isCommission: false });
    return reply.message;
  }

  async function betSession(row: SessionRow, isBack: boolean) {
    const amount = nextAmount();
    const [run, odds] = isBack ? [row.runsYes, row.oddsYes] : [row.runsNo, row.oddsNo];
    const selection = row.Selection_id;
    const reply = await app.call(
      'sports/sessionBetPlaced',
      { odds, amount, run, selectionId: selection, marketId, eventId, type: isBack ? 'Y' : 'N' },
      client,
    );
    expect(reply.message).toBe('Bet Placed Successfully');
    placed.push({
      betId: reply.data?.betId ?? '',
      kind: 'fancy',
      selection,
      isBack,
      amount,
      odds: Math.round(odds * 10_000),
      run,
      isCommission: row.com_perm === 'YES',
    });
  }

  async function betOnRows(
    kind: 'bookmaker' | 'toss',
    rows: BookmakerPicture['result']['team_data'],
    isBack: boolean,
  ) {
    for (const row of rows) {
      const price = Number(isBack ? row.lgaai : row.khaai);
      if (price > 0) await betOdds(kind, row.selectionid, isBack, price);
    }
  }

  async function betOnExchange(isBack: boolean) {
    for (const market of await exchange()) {
      const kind = exchangeKinds.get(market.marketType);
      if (kind === undefined) throw new Error(`no kind of market is called ${market.marketType}`);
      for (const { selectionId, ex } of market.runners) {
        const best = (isBack ? ex.availableToBack : ex.availableToLay)[0];
        if (best !== undefined) await betOdds(kind, selectionId, isBack, best.price);
      }
    }
  }

  const seen = new Map<string, number>();
  /** Bets on every session once, when it first opens, yes and no in turn; every third is hedged at a later price. */
  async function betOnSessions(rows: readonly SessionRow[]) {
    for (const row of rows) {
      if (row.running_status !== '') continue;
      const times = seen.get(row.Selection_id) ?? 0;
      seen.set(row.Selection_id, times + 1);
      const isBack = seen.size % 2 === 0;
      if (times === 0) await betSession(row, isBack);
      if (times === 4 && Number(row.Selection_id) % 3 === 0) await betSession(row, !isBack);
    }
  }

  /** Every bet and the balance, to the hundredth. */
  async function expectSettled(
    { match, sessions }: { match: CricketMatch; sessions: ReadonlyMap<string, Session> },
    winners: Record<OddsType, string>,
  ): Promise<void> {
    const runOf = (selection: string): number | undefined =>
      plainRun(match, sessions.get(selection) as Session);
    const profits = placed.map((bet) =>
      bet.kind === 'fancy' ? fancyProfit(bet, runOf(bet.selection)) : winnerProfit(bet, winners[bet.kind]),
    );
    const list = (await app.call('user/clientBetListByMarketId', { marketId }, client)).data;
    const listed = new Map(
      [...(list?.oddsBetsData ?? []), ...(list?.sessionBetsData ?? [])].map((bet) => [bet._id, bet]),
    );
    expect(listed.size).toBe(placed.length);
    for (const [index, bet] of placed.entries()) {
      const shown = listed.get(bet.betId);
      const name = JSON.stringify([bet, sessions.get(bet.selection)]);
      expect(shown, name).toMatchObject({ isDeclare: 1, isDeleted: 0, amount: bet.amount });
      if (shown !== undefined && 'decisionRun' in shown)
        expect(shown.decisionRun, name).toBe(runOf(bet.selection) ?? null);
      expect(shown?.profitLoss, name).toBe((profits[index] ?? 0) / 100);
    }

    const marketOf = (bet: WatchedBet) => (bet.kind === 'fancy' ? bet.selection : bet.kind);
    let paid = 0;
    for (const [, indexes] of Map.groupBy(placed.keys(), (index) => marketOf(placed[index] as WatchedBet))) {
      const [first] = indexes.map((index) => placed[index]);
      const net = indexes.reduce((sum, index) => sum + (profits[index] ?? 0), 0);
      const turnover = indexes.reduce((sum, index) => sum + (placed[index]?.amount ?? 0) * 100, 0);
      const isVoid = first?.kind === 'fancy' && runOf(first.selection) === undefined;
      if (first?.isCommission && !isVoid) paid += Math.floor((turnover * commission.session) / 10_000 + 0.5);
      if (first?.kind !== 'fancy' && net < 0) paid += Math.floor((-net * commission.match) / 10_000 + 0.5);
    }
    const net = profits.reduce((sum, profit) => sum + profit, 0);
    expect(await app.call('user/userBalance', {}, client)).toMatchObject({
      data: { coins: (coinsAtFirst * 100 + net + paid) / 100, exposure: 0 },
    });
  }

  return {
    app,
    clock,
    client,
    placed,
    step,
    bookmaker,
    exchange,
    statusNow,
    betOdds,
    betSession,
    betOnRows,
    betOnExchange,
    betOnSessions,
    expectSettled,
    close: () => app.close(),
  };
}

export type MatchWatcher = Awaited<ReturnType<typeof watchMatch>>;
