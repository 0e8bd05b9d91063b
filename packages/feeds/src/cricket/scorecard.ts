import type { CricketMatch, Session } from '@maidan/sports';
import type { Decision, Play } from '../play/play.ts';
import { decideMain } from './cricket-markets.ts';
import type { CricketState } from './cricket-state.ts';

/** A match ball by ball as far as it was played, and what each of its sessions on the board asks. */
export interface Scorecard {
  readonly match: CricketMatch;
  /** By market. */
  readonly sessions: ReadonlyMap<string, Session>;
  /** How the match, as played or corrected, decides the markets on its winner. */
  decideMain(match: CricketMatch): readonly Decision[];
}

export type CricketPlay = Play & { state(): CricketState };

export function scorecardAt(play: CricketPlay, startsAt: number, speed: number, now: number): Scorecard {
  for (let due = play.dueAt(); due !== undefined && startsAt + due / speed <= now; due = play.dueAt()) {
    play.step();
  }
  const state = play.state();
  return {
    match: state.match,
    sessions: new Map(state.offers.map(({ marketId, session }) => [marketId, session])),
    decideMain: (match) => decideMain({ ...state, match }),
  };
}
