import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import type { BettorNames } from '../account/names-store.ts';
import { hasMoreToWire } from '../bets/lists/bet-facts-wire.ts';
import type { BetPage } from '../bets/lists/bet-list-store.ts';
import type { ListedBet } from '../bets/lists/bet-words.ts';
import type { ListedRow, ListsByProduct } from '../bets/lists/product-lists.ts';

type Path = 'sports/betsList';
type Request = ParsedRequestOf<Path>;

const flagOf = {
  oddsBetsData: 'oddsBet',
  sessionBetsData: 'fancyBet',
  casinoBetData: 'diamondBet',
} as const satisfies Record<ListedRow['list'], keyof Request>;

/** A request that names kinds gets only those; one that names none gets all. */
function isAskedFor({ list }: ListedRow, request: Request): boolean {
  const { fancyBet, oddsBet, diamondBet, casinoBet } = request;
  if (casinoBet) return list === 'casinoBetData';
  if (!fancyBet && !oddsBet && !diamondBet) return true;
  return request[flagOf[list]] ?? false;
}

export function betsListToWire(
  request: Request,
  { bets, hasMore }: BetPage<ListedBet>,
  bettor: BettorNames,
  lists: ListsByProduct,
): DataOf<Path> {
  const data: DataOf<Path> = {
    oddsBetsData: [],
    sessionBetsData: [],
    casinoBetData: [],
    pendingBetData: [],
    ...hasMoreToWire(hasMore),
  };
  for (const bet of bets) {
    const product = lists.of(bet.product);
    const listed = product.toBetRow(bet, bettor);
    if (!isAskedFor(listed, request)) continue;
    if (listed.list === 'oddsBetsData') data.oddsBetsData.push(listed.row);
    else if (listed.list === 'sessionBetsData') data.sessionBetsData.push(listed.row);
    else data.casinoBetData.push(listed.row);
    if (bet.state === 'open') data.pendingBetData.push(product.toPending(bet));
  }
  if (request.isClientExposure !== undefined) return data;
  return { ...data, oddsBetData: data.oddsBetsData, fancyBetData: data.sessionBetsData };
}
