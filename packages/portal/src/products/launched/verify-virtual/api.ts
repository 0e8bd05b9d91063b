import { fetchPublished } from '../../../betting/verify/fetch-published.ts';
import { readVirtual } from './virtual-text.ts';

export const fetchVirtual = (roundId: string, signal: AbortSignal) =>
  fetchPublished(`/studio/v1/rounds/${encodeURIComponent(roundId)}`, readVirtual, signal);
