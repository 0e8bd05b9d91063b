import { decimalFromOdds, odds, rawFromOdds } from '@maidan/betting';
import type { BookmakerPicture, OddsMarket, SessionRow, TeamRow } from '@maidan/contract';
import type { PriceLevel } from '@maidan/feeds';
import { type DecimalKind, isDecimalKind, marketKinds, type RunnerKind } from '@maidan/sports';
import type { SessionLimits, SizeMax } from '../match-terms.ts';
import { sizeShown } from './board.ts';
import { type BoardMarket, type BoardMatch, idsOf, marketOfKind, selectionNumber } from './board-state.ts';

const suspended = 'SUSPENDED';
const noPrice = '0.00';

const rawText = (level: PriceLevel | undefined): string =>
  level === undefined ? noPrice : rawFromOdds(odds(level.odds)).toFixed(2);

/** Specification section 4: a row that cannot be bet on shows 0. */
function teamRows(market: BoardMarket | undefined, isUnbettable: boolean): TeamRow[] {
  if (market === undefined || market.state === 'shut') return [];
  const isOpen = market.state === 'open' && !isUnbettable;
  return market.market.runners.map((runner) => {
    const prices = isOpen ? market.runners.find((row) => row.runnerId === runner.id) : undefined;
    return {
      team_name: runner.name,
      lgaai: rawText(prices?.back[0]),
      khaai: rawText(prices?.lay[0]),
      // 0 for everybody; `withPositions` fills in a client's own.
      positon: 0,
      selectionid: selectionNumber(idsOf(market.market.runners), runner.id),
      running_status: isOpen ? '' : suspended,
    };
  });
}

function sessionRowOf(
  { market, state, line }: BoardMarket,
  isStale: boolean,
  limits: SessionLimits,
  place: number,
): SessionRow {
  const isOpen = state === 'open' && !isStale && line !== undefined;
  return {
    session_name: market.name.toUpperCase(),
    session_id: market.id,
    Selection_id: market.id,
    runsYes: isOpen ? line.yesRun : 0,
    runsNo: isOpen ? line.noRun : 0,
    oddsYes: isOpen ? rawFromOdds(odds(line.yesOdds)) : 0,
    oddsNo: isOpen ? rawFromOdds(odds(line.noOdds)) : 0,
    running_status: isOpen ? '' : suspended,
    max: String(limits.max),
    min: String(limits.min),
    priority: String(place),
    remark: market.remark,
    com_perm: market.isCommission ? 'YES' : 'NO',
    play_status: 1,
  };
}

export type BookmakerResult = BookmakerPicture['result'];

/** Reasons why a row of an open market cannot be bet on. */
export interface Unbettable {
  readonly isStale: (market: BoardMarket) => boolean;
  readonly isTossOver: boolean;
}

export function bookmakerResult(
  match: BoardMatch,
  { isStale, isTossOver }: Unbettable,
  limits: SessionLimits,
): BookmakerResult {
  const markets = [...match.markets.values()];
  const session = match.fancies
    .filter(({ state }) => state !== 'shut')
    .map((market, index) => sessionRowOf(market, isStale(market), limits, index + 1));
  const bookmaker = markets.find((market) => market.market.kind === 'bookmaker');
  const toss = markets.find((market) => market.market.kind === 'toss');
  return {
    team_data: teamRows(bookmaker, bookmaker !== undefined && isStale(bookmaker)),
    toss_data: teamRows(toss, isTossOver || (toss !== undefined && isStale(toss))),
    session,
    commission_fancy_data: session.filter((row) => row.com_perm === 'YES'),
    no_commission_fancy_data: session.filter((row) => row.com_perm === 'NO'),
  };
}

/** The contract has no other rows of runners with prices per hundred: a new kind has decimal prices, or adds its rows. */
const rowsOfKind = {
  bookmaker: 'team_data',
  toss: 'toss_data',
} as const satisfies Record<Exclude<RunnerKind, DecimalKind>, keyof BookmakerResult>;

/** The same rows, each with the profit of the client's open bets if that team wins. */
export function withPositions(
  result: BookmakerResult,
  match: BoardMatch,
  positions: ReadonlyMap<string, ReadonlyMap<string, number>>,
): BookmakerResult {
  const rowsOf = (kind: keyof typeof rowsOfKind) => {
    const own = positions.get(marketOfKind(match, kind)?.market.id ?? '');
    return result[rowsOfKind[kind]].map((row) => ({
      ...row,
      positon: own?.get(String(row.selectionid)) ?? 0,
    }));
  };
  return {
    ...result,
    team_data: rowsOf('bookmaker'),
    toss_data: rowsOf('toss'),
  };
}

export function oddsMarkets(
  match: BoardMatch,
  isStale: Unbettable['isStale'],
  sizeMax: SizeMax,
): OddsMarket[] {
  return [...match.markets.values()].flatMap((boardMarket) => {
    const { market, state, runners } = boardMarket;
    const { kind } = market;
    if (!isDecimalKind(kind)) return [];
    const isOpen = state === 'open' && !isStale(boardMarket);
    const most = sizeMax(kind);
    const level = ({ odds: value, size }: PriceLevel) => ({
      price: decimalFromOdds(odds(value)),
      size: Math.min(sizeShown(match, size), most),
    });
    return [
      {
        marketType: marketKinds[kind].name,
        marketId: market.id,
        status: state === 'shut' ? 'CLOSED' : isOpen ? 'OPEN' : 'SUSPENDED',
        runners: market.runners.map((runner) => {
          const prices = isOpen ? runners.find((row) => row.runnerId === runner.id) : undefined;
          return {
            selectionName: runner.name,
            selectionId: selectionNumber(idsOf(market.runners), runner.id),
            ex: {
              availableToBack: prices?.back.map(level) ?? [],
              availableToLay: prices?.lay.map(level) ?? [],
            },
          };
        }),
      } satisfies OddsMarket,
    ];
  });
}
