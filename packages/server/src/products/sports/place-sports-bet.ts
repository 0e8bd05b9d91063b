import { isDeepStrictEqual } from 'node:util';
import { type Clock, type Odds, parseDecimalOdds, parseRawOdds, type Side } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { isDecimalKind, limitsFor, type MarketKind, marketKinds } from '@maidan/sports';
import { nameOption, type PlaceAnswer, type RequestHead } from '../../bets/act.ts';
import type { House } from '../../house.ts';
import { renewMs, trustMs } from '../../trusted-value.ts';
import { stakeFromWire } from '../../wallet/coins-wire.ts';
import type { Board } from './board/board.ts';
import type { BoardMarket, BoardMatch } from './board/board-state.ts';
import { defaultLimits, limitsFromWire } from './match-wire.ts';
import { findMatch, type MatchRow } from './store.ts';

/** A sports bet in the house's own terms. */
export interface SportsBet extends RequestHead {
  readonly match: BoardMatch;
  readonly market: BoardMarket;
  readonly option: string;
  readonly optionName: string;
  readonly selectionId: string;
  readonly side: Side;
  /** As on the wire: raw, or decimal for exchange kinds. */
  readonly price: number;
  readonly amount: number;
  readonly run?: number;
  readonly address: string;
}

const readOdds = (kind: MarketKind, price: number): Odds | undefined =>
  isDecimalKind(kind) ? parseDecimalOdds(price) : parseRawOdds(price);

export async function placeSportsBet(
  parts: { house: House; board: Board; limits: SportsLimits },
  bet: SportsBet,
): Promise<PlaceAnswer> {
  const { house, board, limits } = parts;
  const { kind, id } = bet.market.market;
  const odds = readOdds(kind, bet.price);
  if (odds === undefined) {
    const what = kind === 'fancy' ? 'session' : 'selection';
    return house.bets.refuse(bet, { code: 'not-on-offer', what });
  }
  const stake = stakeFromWire(bet.amount);
  const matchLimits = await limits.of(bet.match.room);
  const placed = await house.bets.place({
    client: bet.client,
    requestId: bet.requestId,
    content: bet.content,
    marketId: id,
    leg: {
      option: bet.option,
      side: bet.side,
      stake,
      odds,
      ...(bet.run === undefined ? {} : { run: bet.run }),
    },
    shownAs: marketKinds[kind].price,
    limits: () => limitsFor(kind, limitsFromWire(limits.known(bet.match.room).limits)),
    delayMs: bet.market.betDelayMs,
    refresh: () => limits.of(bet.match.room),
    address: bet.address,
    details: { teamName: bet.optionName, selectionId: bet.selectionId },
    quote() {
      const quoted = board.quote(bet.match, bet.market, bet.option, bet.side, stake);
      // Checked again when the bet is decided: the match may be shut while the bet waits.
      const { room } = bet.match;
      const isOpen = matchLimits.bet_status && limits.known(room).bet_status && limits.isTrusted(room);
      return isOpen || quoted.state === 'too-late' ? quoted : { state: 'market-suspended' };
    },
  });
  return placed.ok ? placed : { ok: false, refusal: nameOption(placed.refusal, bet.optionName) };
}

type MatchLimits = Pick<MatchRow, 'limits' | 'bet_status'>;

export interface SportsLimits {
  of(room: string): Promise<MatchLimits>;
  /** The limits as last read, without waiting; if too old, they are read again for the next time. */
  known(room: string): MatchLimits;
  /** Whether they are young enough to decide a bet by. */
  isTrusted(room: string): boolean;
  forget(room: string): void;
  /** The match's betting was opened or shut by hand: applies at once, even during a read. */
  setBetting(room: string, isOpen: boolean): void;
}

const unset: MatchLimits = { limits: defaultLimits, bet_status: true };

export function createSportsLimits(parts: {
  db: Db;
  clock: Clock;
  /** Called when a read gives limits that differ from those known. */
  onChange: (room: string) => void;
  onUnread: (reason: Error) => void;
}): SportsLimits {
  const { db, clock, onChange, onUnread } = parts;
  const cache = new Map<string, { row: MatchLimits; readAt: number }>();
  const reading = new Set<string>();
  let changes = 0;
  const ageMs = (room: string) => clock.elapsed() - (cache.get(room)?.readAt ?? Number.NEGATIVE_INFINITY);
  const isFresh = (room: string) => ageMs(room) < renewMs;

  async function read(room: string): Promise<MatchLimits> {
    const changesBefore = changes;
    const askedAt = clock.elapsed();
    const row = (await findMatch(db, room)) ?? unset;
    // A read that began before the change may be out of date.
    if (changes !== changesBefore) return read(room);
    const before = cache.get(room)?.row ?? unset;
    cache.set(room, { row, readAt: askedAt });
    if (!isDeepStrictEqual(row.limits, before.limits)) onChange(room);
    return row;
  }

  function readBehind(room: string): void {
    if (isFresh(room) || reading.has(room)) return;
    reading.add(room);
    read(room)
      .catch(onUnread)
      .finally(() => reading.delete(room));
  }

  return {
    of: async (room) => (isFresh(room) ? (cache.get(room)?.row ?? unset) : await read(room)),
    known(room) {
      readBehind(room);
      return cache.get(room)?.row ?? unset;
    },
    isTrusted: (room) => ageMs(room) < trustMs,
    forget: (room) => cache.delete(room),
    setBetting(room, isOpen) {
      changes += 1;
      const known = cache.get(room);
      if (known !== undefined) cache.set(room, { ...known, row: { ...known.row, bet_status: isOpen } });
    },
  };
}
