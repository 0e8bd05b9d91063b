import { reportFault } from '../api/report-fault.ts';
import { timeLimit } from '../api/time-limit.ts';
import type { FreshnessWatch } from './freshness.ts';

interface Polled {
  /** Fetches and shows all there is; rejects where any of it failed. */
  readonly ask: (signal: AbortSignal) => Promise<void>;
  /** Not while pictures are pushed. */
  readonly isNeeded?: () => boolean;
  readonly freshness: Pick<FreshnessWatch, 'heard' | 'lost'>;
}

/** Documents 1 and 2: once a second. */
const pollMs = 1_000;
/** A question that hangs must not keep the next one waiting for ever. */
const askMs = 5_000;

/** Asks once a second while it is needed and the page is seen, and at once when the page is seen again. */
export function pollPictures({ ask, isNeeded = () => true, freshness }: Polled): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsking = false;
  let hasFailed = false;

  async function askOnce(): Promise<void> {
    if (isAsking || document.hidden || !isNeeded()) return;
    isAsking = true;
    try {
      await ask(timeLimit(askMs, signal));
      if (signal.aborted) return;
      hasFailed = false;
      freshness.heard();
    } catch (error) {
      if (signal.aborted) return;
      freshness.lost();
      // Once, not once a second.
      if (!hasFailed) reportFault(error);
      hasFailed = true;
    } finally {
      isAsking = false;
    }
  }

  function followVisibility(): void {
    if (document.hidden) freshness.lost();
    else void askOnce();
  }

  document.addEventListener('visibilitychange', followVisibility, { signal });
  const timer = setInterval(() => void askOnce(), pollMs);
  void askOnce();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}

/** Where the house serves a picture, which may be another host than the page's. */
export const pictureAddress = (path: string, apiBase: string): URL =>
  new URL(path, new URL(apiBase, window.location.origin));

/** The browser caches the picture with its tag: an unchanged one is answered without a body. */
export async function fetchPicture<Picture>(address: URL, signal: AbortSignal): Promise<Picture> {
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return response.json();
}

interface NewestPicture<Picture> {
  readonly push: (picture: Picture) => void;
  /** Shows what `fetch` brings, unless a newer picture was pushed while it was on its way. */
  readonly ask: (fetch: () => Promise<Picture>) => Promise<void>;
}

/** For pictures that are pushed, and asked for while the line is gone. */
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
