import { readLudoRecord } from '@maidan/studio/rules';
import { fetchPublished } from '../../../betting/verify/fetch-published.ts';

/** In the wallet a round is one seat of a game: `L600113-000001-A`. */
const gameOfSeat = (roundId: string): string => roundId.replace(/-[AB]$/, '');

export const fetchLudo = (roundId: string, signal: AbortSignal) =>
  fetchPublished(`/studio/v1/ludo/games/${encodeURIComponent(gameOfSeat(roundId))}`, readLudoRecord, signal);
