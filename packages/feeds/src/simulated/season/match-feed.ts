import { isTossBetInTime, TOSS_CUTOFF_MS } from '@maidan/sports';
import type { FeedChange, FeedMatch } from '../../feed.ts';
import type { Fixture, SeasonTime } from './fixture.ts';
import type { OpenedPlay } from './open-play.ts';
import { createTeller } from './teller.ts';

export interface MatchFeed {
  readonly fixture: Fixture;
  /** The real time at which something next happens; absent once the match is over. */
  dueAt(): number | undefined;
  /** Plays everything due by `now`, and gives what differs from what was last given: at first, everything. */
  advance(now: number): readonly FeedChange[];
}

export function matchFeed(
  fixture: Fixture,
  opened: OpenedPlay,
  { speed }: SeasonTime,
  seedHash?: string,
): MatchFeed {
  const { play, teams, series } = opened;
  const { id, startsAt } = fixture;
  /** By the real clock, whatever the season's. */
  const tossShutsAt = startsAt - TOSS_CUTOFF_MS;
  const tell = createTeller(play);
  let status: FeedMatch['status'] | undefined;
  let stepsTold = -1;
  let steps = 0;
  let wasTossOpen = false;
  const knownAt = new Map<string, number>();

  function stepAt(): number | undefined {
    const due = play.dueAt();
    return due === undefined ? undefined : startsAt + due / speed;
  }

  function tellMatch(): FeedChange[] {
    if (status === play.status()) return [];
    status = play.status();
    const match: FeedMatch = {
      id,
      sport: fixture.lane.game.sport,
      name: teams.join(' v '),
      series,
      teams,
      startsAt,
      status,
      ...(seedHash === undefined ? {} : { seedHash }),
    };
    return [{ kind: 'match', match }];
  }

  /** A result is known from the very step that decided it, however late it is told. */
  function stamped(change: FeedChange): FeedChange {
    const at = change.kind === 'result' ? knownAt.get(change.marketId) : undefined;
    return at === undefined || change.kind !== 'result' ? change : { ...change, knownAt: at };
  }

  return {
    fixture,
    dueAt() {
      const step = stepAt();
      return wasTossOpen && step !== undefined && tossShutsAt < step ? tossShutsAt : step;
    },
    advance(now) {
      for (let at = stepAt(); at !== undefined && at <= now; at = stepAt()) {
        play.step();
        steps += 1;
        for (const { marketId } of play.decisions().slice(knownAt.size)) knownAt.set(marketId, at);
      }
      const isTossOpen = isTossBetInTime(now, startsAt);
      if (steps === stepsTold && isTossOpen === wasTossOpen) return [];
      stepsTold = steps;
      wasTossOpen = isTossOpen;
      const begun = tellMatch();
      const isOver = status === 'completed' || status === 'abandoned';
      const markets = tell.markets();
      const score: FeedChange = { kind: 'score', matchId: id, score: play.score() };
      const rest = [...tell.decisions().map(stamped), ...tell.prices(isTossOpen), score];
      // A match is said to be over only after everything it decided.
      return isOver ? [...asInPlay(begun), ...markets, ...rest, ...begun] : [...begun, ...markets, ...rest];
    },
  };
}

/** On a resume the house may never have heard of a match already over: it is told of it before its markets. */
function asInPlay(begun: readonly FeedChange[]): readonly FeedChange[] {
  return begun.map((change) =>
    change.kind === 'match' ? { kind: 'match', match: { ...change.match, status: 'in-play' } } : change,
  );
}
