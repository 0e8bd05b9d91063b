import type { TablePicture } from '@maidan/contract/wire';
import { timeLimit } from '../../../api/time-limit.ts';
import type { FreshnessWatch } from '../../../live/freshness.ts';

interface PolledTable {
  readonly address: URL;
  /** Not while pictures are pushed. */
  readonly isNeeded: () => boolean;
  readonly show: (picture: TablePicture) => void;
  readonly freshness: Pick<FreshnessWatch, 'heard' | 'lost'>;
}

/** Document 2, section 9. */
const pollMs = 1_000;
/** A question that hangs must not keep the next one waiting for ever. */
const askMs = 5_000;

/** Asks the cache address once a second while it is needed and the page is seen, and at once when the page is seen again. */
export function pollTable({ address, isNeeded, show, freshness }: PolledTable): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsking = false;
  let hasFailed = false;

  async function ask(): Promise<void> {
    if (isAsking || document.hidden || !isNeeded()) return;
    isAsking = true;
    try {
      show(await fetchPicture(address, timeLimit(askMs, signal)));
      hasFailed = false;
      freshness.heard();
    } catch (error) {
      if (signal.aborted) return;
      freshness.lost();
      // Once, not once a second.
      if (!hasFailed) reportError(error);
      hasFailed = true;
    } finally {
      isAsking = false;
    }
  }

  function followVisibility(): void {
    if (document.hidden) freshness.lost();
    else void ask();
  }

  document.addEventListener('visibilitychange', followVisibility, { signal });
  const timer = setInterval(() => void ask(), pollMs);
  void ask();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}

async function fetchPicture(address: URL, signal: AbortSignal): Promise<TablePicture> {
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return response.json();
}
