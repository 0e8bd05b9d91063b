import { createStore } from '../../../store/create-store.ts';

export interface EndedMatch {
  readonly matchId: string;
  readonly eventId: string;
  readonly name: string;
  readonly series: string;
}

/** The match the player was watching when it ended, until its card is closed. */
export const endedMatch = createStore<EndedMatch | undefined>(undefined);
