import type { MatkaMarket } from '@maidan/contract/wire';
import { formatDay } from '../../../format/dates.ts';
import type { DrawTimes, Market } from '../market/market.ts';

type OwnFields = 'showOpenTime' | 'result' | 'day' | 'now' | 'draws' | 'lastResult' | 'rates';

/** Document 2, section 3. The fields that it does not have are ours, and another house does not send them. */
export type SentMarket = Omit<MatkaMarket, OwnFields | 'drawnBy' | 'liabilityMax'> &
  Partial<Pick<MatkaMarket, OwnFields>>;

const dayMs = 24 * 60 * 60_000;

/** A market as the house sent it, with what follows from the fields of document 2 filled in. */
export function readMarket(sent: SentMarket, nowMs: number): Market {
  const { day = dayOf(sent, nowMs) } = sent;
  return {
    ...sent,
    showOpenTime: sent.showOpenTime ?? sent.openTime,
    result: sent.result ?? '',
    lastResult: sent.lastResult ?? null,
    day,
    draws: sent.draws ?? drawsOf(sent, day),
    rates: sent.rates,
  };
}

type Times = Pick<SentMarket, 'openTime' | 'closeTime' | 'resultTime'>;

/** The market's day at a moment. That of a market that closes after midnight lasts until its result. */
export function dayOf(sent: Times, atMs: number): string {
  const yesterday = formatDay(atMs - dayMs);
  const { drawnAt = 0 } = timesOf(sent, yesterday) ?? {};
  return atMs < drawnAt ? yesterday : formatDay(atMs);
}

interface DayTimes {
  readonly openAt: number;
  readonly closeAt: number;
  readonly drawnAt: number;
}

function timesOf(sent: Times, day: string): DayTimes | undefined {
  const openAt = timeAfter(day, sent.openTime);
  const closeAt = timeAfter(day, sent.closeTime, openAt);
  if (openAt === undefined || closeAt === undefined) return undefined;
  return { openAt, closeAt, drawnAt: timeAfter(day, sent.resultTime, closeAt) ?? closeAt };
}

/** Bets on a draw shut at its time. */
function drawsOf(sent: SentMarket, day: string): Market['draws'] {
  const times = timesOf(sent, day);
  if (times === undefined) return undefined;
  const { openAt, closeAt, drawnAt } = times;
  const isOver = sent.isDeclare === 1;
  return {
    open: drawOf({ isOver, isTaking: sent.openBet, shutsAt: openAt, drawnAt: openAt }),
    close: drawOf({ isOver, isTaking: sent.closeBet, shutsAt: closeAt, drawnAt }),
  };
}

interface DrawParts {
  readonly isOver: boolean;
  readonly isTaking: boolean;
  readonly shutsAt: number;
  readonly drawnAt: number;
}

const drawOf = ({ isOver, isTaking, shutsAt, drawnAt }: DrawParts): DrawTimes => ({
  status: isOver ? 'drawn' : isTaking ? 'open' : 'shut',
  betsUntil: new Date(shutsAt).toISOString(),
  drawAt: new Date(drawnAt).toISOString(),
});

/** The first such time of day that is not before another; undefined for a text that is no time. */
function timeAfter(day: string, time: string, earliest = 0): number | undefined {
  const at = Date.parse(`${day}T${time}+05:30`);
  if (Number.isNaN(at)) return undefined;
  return at < earliest ? at + dayMs : at;
}
