import { isTossBetInTime, TOSS_CUTOFF_MS } from '@maidan/sports';
import type { FeedChange, FeedMatch } from '../feed.ts';
import type { Play, PricesChange } from './play.ts';
import { samePrices } from './same-prices.ts';

export interface MatchFeed {
  /** The real time of the next step; absent once the match is over. */
  dueAt(): number | undefined;
  /** Plays everything due by `now` and returns what changed since the last call; the first call returns everything. */
  advance(now: number): readonly FeedChange[];
}

/** The fixed part of a match; its status follows from the play. */
export type AnnouncedMatch = Omit<FeedMatch, 'name' | 'status'>;

/** `speed` is play time per real time. */
export function matchFeed(announced: AnnouncedMatch, play: Play, speed: number): MatchFeed {
  const { id, startsAt } = announced;
  /** By the real clock, whatever the speed of the season. */
  const tossShutsAt = startsAt - TOSS_CUTOFF_MS;
  const unsent = unsentChanges(play);
  let status: FeedMatch['status'] | undefined;
  let stepsSent = -1;
  let steps = 0;
  let wasTossOpen = false;
  const knownAt = new Map<string, number>();

  function stepAt(): number | undefined {
    const due = play.dueAt();
    return due === undefined ? undefined : startsAt + due / speed;
  }

  function statusChange(): FeedChange[] {
    if (status === play.status()) return [];
    status = play.status();
    return [{ kind: 'match', match: { ...announced, name: announced.teams.join(' v '), status } }];
  }

  /** A result counts as known from the step that decided it, however late it is sent. */
  function stamped(change: DecidedChange): DecidedChange {
    const at = knownAt.get(change.marketId);
    return at === undefined || change.kind !== 'result' ? change : { ...change, knownAt: at };
  }

  /** In the order in which results became known, also where many are sent at once. */
  function decided(): readonly DecidedChange[] {
    const whenKnown = ({ marketId }: DecidedChange) => knownAt.get(marketId) ?? 0;
    return unsent.decisions().toSorted((one, other) => whenKnown(one) - whenKnown(other));
  }

  return {
    dueAt() {
      const step = stepAt();
      return wasTossOpen && step !== undefined && tossShutsAt < step ? tossShutsAt : step;
    },
    advance(now) {
      for (let at = stepAt(); at !== undefined && at <= now; at = stepAt()) {
        play.step();
        steps += 1;
        const decisions = play.decisions();
        if (decisions.length === knownAt.size) continue;
        for (const { marketId } of decisions) if (!knownAt.has(marketId)) knownAt.set(marketId, at);
      }
      const isTossOpen = isTossBetInTime(now, startsAt);
      if (steps === stepsSent && isTossOpen === wasTossOpen) return [];
      stepsSent = steps;
      wasTossOpen = isTossOpen;
      const begun = statusChange();
      const isOver = status === 'completed' || status === 'abandoned';
      const markets = unsent.markets();
      const score: FeedChange = { kind: 'score', matchId: id, score: play.score() };
      const rest = [...decided().map(stamped), ...unsent.prices(isTossOpen), score];
      // A match is sent as over only after everything it decided.
      return isOver ? [...asInPlay(begun), ...markets, ...rest, ...begun] : [...begun, ...markets, ...rest];
    },
  };
}

/** After a restart the house may not know a match that is already over: the match is sent before its markets. */
function asInPlay(begun: readonly FeedChange[]): readonly FeedChange[] {
  return begun.map((change) =>
    change.kind === 'match' ? { kind: 'match', match: { ...change.match, status: 'in-play' } } : change,
  );
}

/** The end of a market: it is shut, then its result. */
type DecidedChange = Extract<FeedChange, { kind: 'prices' | 'result' }>;

/** Remembers what was sent of a match, and returns only what is new. */
export interface UnsentChanges {
  markets(): readonly FeedChange[];
  decisions(): readonly DecidedChange[];
  prices(isTossOpen: boolean): readonly FeedChange[];
}

function unsentChanges(play: Play): UnsentChanges {
  const sent = new Map<string, PricesChange>();
  const isNewMarket = firstTime();
  const isNewDecision = firstTime();
  return {
    markets() {
      const fresh = play.markets().filter(({ id }) => isNewMarket(id));
      return fresh.map((market) => ({ kind: 'market', market }));
    },
    decisions() {
      const fresh = play.decisions().filter(({ marketId }) => isNewDecision(marketId));
      return fresh.flatMap((decision): DecidedChange[] => {
        sent.delete(decision.marketId);
        return [
          { kind: 'prices', marketId: decision.marketId, state: 'shut' },
          { kind: 'result', ...decision },
        ];
      });
    },
    prices: (isTossOpen) =>
      play.prices(isTossOpen).filter((prices) => {
        if (samePrices(prices, sent.get(prices.marketId))) return false;
        sent.set(prices.marketId, prices);
        return true;
      }),
  };
}

/** By id: a market opened or decided in the middle of a match need not be the last of its list. */
function firstTime(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  };
}
