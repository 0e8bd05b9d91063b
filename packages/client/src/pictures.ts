import { timeLimit } from './client.ts';
import type { FreshnessWatch } from './freshness.ts';
import { isHidden, onVisibility, pageOrigin, reportFault } from './page.ts';

interface Polled {
  /** Fetches and shows all pictures; rejects if any of them failed. */
  readonly ask: (signal: AbortSignal) => Promise<void>;
  /** False while pictures are pushed. */
  readonly isNeeded?: () => boolean;
  readonly freshness: Pick<FreshnessWatch, 'heard' | 'lost'>;
}

/** Documents 1 and 2: once a second. */
const pollMs = 1_000;
/** A request that hangs must not block the next one for ever. */
const askMs = 5_000;

/**
 * Polls once a second while it is needed and the page is visible, and at once when the page becomes visible.
 */
export function pollPictures({ ask, isNeeded = () => true, freshness }: Polled): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsking = false;
  let hasFailed = false;

  async function askOnce(): Promise<void> {
    if (isAsking || isHidden() || !isNeeded()) return;
    isAsking = true;
    try {
      await ask(timeLimit(askMs, signal));
      if (signal.aborted) return;
      hasFailed = false;
      freshness.heard();
    } catch (error) {
      // Pushed pictures that have come back meanwhile are not lost.
      if (signal.aborted || !isNeeded()) return;
      freshness.lost();
      // Reported once, not every second.
      if (!hasFailed) reportFault(error);
      hasFailed = true;
    } finally {
      isAsking = false;
    }
  }

  function followVisibility(): void {
    if (isHidden()) freshness.lost();
    else void askOnce();
  }

  const stopFollowing = onVisibility(followVisibility);
  const timer = setInterval(() => void askOnce(), pollMs);
  void askOnce();
  return () => {
    clearInterval(timer);
    stopFollowing();
    stopping.abort();
  };
}

/** The address of a picture, which may be on another host than the page. */
export const pictureAddress = (path: string, apiBase: string): URL =>
  new URL(path, new URL(apiBase, pageOrigin()));

/** The browser revalidates its cached picture by its tag: for an unchanged one the answer has no body. */
export async function fetchPicture<Picture>(address: URL, signal: AbortSignal): Promise<Picture> {
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return (await response.json()) as Picture;
}

export interface NewestPicture<Picture> {
  readonly push: (picture: Picture) => void;
  /** Shows the result of `fetch`, unless a newer picture was pushed while it was loading. */
  readonly ask: (fetch: () => Promise<Picture>) => Promise<void>;
}

/** For pictures that are pushed, and polled while the connection is lost. */
export function newestPicture<Picture>(show: (picture: Picture) => void): NewestPicture<Picture> {
  let pushes = 0;
  return {
    push(picture) {
      pushes += 1;
      show(picture);
    },
    async ask(fetch) {
      const before = pushes;
      const picture = await fetch();
      if (pushes === before) show(picture);
    },
  };
}
