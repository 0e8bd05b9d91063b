import { coins, coinsToWireNumber, type Leg, line, noCoins, oddsFromRaw, parseCoins } from '@maidan/betting';
import type { CasinoBet, DataOf, FancyBet, MatchBet, PendingBet } from '@maidan/contract/wire';
import { sumCoins } from '@maidan/ui/format/coins.ts';
import type { BetEvent } from '../../product.ts';

const hundredths = (figure: number): number => Math.round(figure * 100);

/** What is held for bets on one market of runners: their largest loss together, whichever runner wins. */
export function heldForRunners(bets: readonly Pick<MatchBet, 'positionInfo'>[]): number {
  const sums = new Map<string, number>();
  for (const { positionInfo } of bets)
    for (const [runner, profit] of Object.entries(positionInfo))
      sums.set(runner, (sums.get(runner) ?? 0) + hundredths(profit));
  return Math.max(0, ...[...sums.values()].map((sum) => -sum)) / 100;
}

type LineBet = Pick<FancyBet, 'selectionId' | 'type' | 'amount' | 'odds' | 'run'>;

const legOf = ({ selectionId, type, amount, odds, run }: LineBet): Leg => ({
  option: selectionId,
  side: type === 'Y' ? 'back' : 'lay',
  stake: parseCoins(amount) ?? noCoins,
  odds: oddsFromRaw(odds),
  run,
});

const definition = { shape: 'line' } as const;

/** The same for one fancy, whatever its run. */
export function heldForLine(bets: readonly LineBet[]): number {
  const empty = line.emptyBook(definition);
  const book = bets.reduce((sum, bet) => line.addLeg(definition, sum, legOf(bet)), empty);
  return coinsToWireNumber(coins(-line.worstCase(definition, book)));
}

export interface OpenBet {
  readonly pending: PendingBet;
  /** The option within its market; undefined if only the list's own text is known. */
  readonly on: string | { readonly run: number } | undefined;
}

export interface MarketGroup {
  readonly key: string;
  /** Undefined for a main market, whose type is its name. */
  readonly name: string | undefined;
  readonly marketType: string;
  readonly bets: readonly OpenBet[];
  readonly stakes: number;
  /** Undefined if the portal has too little data about the market to compute it. */
  readonly held: number | undefined;
  /** What its bets would lose if each of them lost. */
  readonly mayLose: number;
}

export interface EventGroup extends BetEvent {
  readonly key: string;
  readonly name: string;
  readonly markets: readonly MarketGroup[];
  readonly stakes: number;
  readonly held: number | undefined;
}

export type OpenBetsData = Pick<
  DataOf<'sports/betsList'>,
  'oddsBetsData' | 'sessionBetsData' | 'casinoBetData' | 'pendingBetData'
>;

interface Placed {
  readonly event: Pick<EventGroup, 'key' | 'name' | 'match' | 'gameId'>;
  readonly market: string;
  readonly name: string | undefined;
  readonly on: OpenBet['on'];
  /** What this bet alone may lose. */
  readonly mayLose: number;
  readonly runners?: MatchBet;
  readonly line?: FancyBet;
}

const matchOf = ({ marketId, eventId, matchName }: MatchBet | FancyBet): Placed['event'] => ({
  key: eventId,
  name: matchName,
  match: { marketId, eventId },
});

const runnerBet = (bet: MatchBet): Placed => ({
  event: matchOf(bet),
  market: bet.oddsType,
  name: undefined,
  on: bet.teamName,
  mayLose: heldForRunners([bet]),
  runners: bet,
});

const lineBet = (bet: FancyBet): Placed => ({
  event: matchOf(bet),
  market: bet.selectionId,
  name: bet.sessionName,
  on: { run: bet.run },
  mayLose: heldForLine([bet]),
  line: bet,
});

const roundBet = (bet: CasinoBet): Placed => ({
  event: { key: bet.eventId, name: bet.gameName, gameId: bet.eventId },
  market: bet.roundId,
  name: bet.roundName ?? bet.roundId,
  on: bet.playerName || bet.teamName,
  mayLose: bet.betType === 'No' ? heldForRunners([{ positionInfo: bet.posArray }]) : bet.amount,
});

/** A bet that is in no other list is a group of its own, with its own text. */
const unlisted = ({ _id, market, amount }: PendingBet): Placed => ({
  event: { key: `bet ${_id}`, name: market },
  market: _id,
  name: undefined,
  on: undefined,
  mayLose: amount,
});

function placesOf({
  oddsBetsData,
  sessionBetsData,
  casinoBetData,
}: OpenBetsData): ReadonlyMap<string, Placed> {
  return new Map([
    ...oddsBetsData.map((bet) => [bet._id, runnerBet(bet)] as const),
    ...sessionBetsData.map((bet) => [bet._id, lineBet(bet)] as const),
    ...casinoBetData.map((bet) => [bet._id, roundBet(bet)] as const),
  ]);
}

type PlacedBet = OpenBet & { readonly placed: Placed };

function heldFor(bets: readonly PlacedBet[]): number | undefined {
  const runners = bets.flatMap(({ placed }) => placed.runners ?? []);
  if (runners.length === bets.length) return heldForRunners(runners);
  const lines = bets.flatMap(({ placed }) => placed.line ?? []);
  return lines.length === bets.length ? heldForLine(lines) : undefined;
}

function marketGroup(key: string, bets: readonly PlacedBet[]): MarketGroup {
  const [first] = bets;
  return {
    key,
    name: first?.placed.name,
    marketType: first?.pending.marketType ?? '',
    bets: bets.map(({ pending, on }) => ({ pending, on })),
    stakes: sumCoins(bets.map(({ pending }) => pending.amount)),
    held: heldFor(bets),
    mayLose: sumCoins(bets.map(({ placed }) => placed.mayLose)),
  };
}

function heldTogether(markets: readonly MarketGroup[]): number | undefined {
  const known = markets.flatMap(({ held }) => held ?? []);
  return known.length === markets.length ? sumCoins(known) : undefined;
}

/** By match or game, and by market within it, in the order of the latest bet on each. */
export function groupBets(data: OpenBetsData): readonly EventGroup[] {
  const places = placesOf(data);
  const bets = data.pendingBetData.map((pending): PlacedBet => {
    const placed = places.get(pending._id) ?? unlisted(pending);
    return { pending, on: placed.on, placed };
  });
  return [...Map.groupBy(bets, ({ placed }) => placed.event.key).values()].flatMap((ofEvent) => {
    const [first] = ofEvent;
    if (first === undefined) return [];
    const byMarket = Map.groupBy(ofEvent, ({ placed }) => placed.market);
    const markets = [...byMarket].map(([key, ofMarket]) => marketGroup(key, ofMarket));
    return [
      {
        ...first.placed.event,
        markets,
        stakes: sumCoins(markets.map(({ stakes }) => stakes)),
        held: heldTogether(markets),
      },
    ];
  });
}

/** The total exposure is known, so if one group alone is unknown, it holds what the others do not. */
export function fillHeld(events: readonly EventGroup[], exposure: number): readonly EventGroup[] {
  const unknown = events.filter(({ held }) => held === undefined);
  const left = sumCoins([exposure, ...events.map(({ held }) => -(held ?? 0))]);
  const [only] = unknown;
  if (only === undefined || unknown.length > 1 || left < 0) return events;
  const markets =
    only.markets.length === 1 ? only.markets.map((market) => ({ ...market, held: left })) : only.markets;
  return events.map((event) => (event === only ? { ...event, held: left, markets } : event));
}
