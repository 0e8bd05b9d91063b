import type { Locator, Page } from '@playwright/test';

/** A screen with a picture in docs/pictures. */
export type Picture = {
  /** The file's name with its folder, without the size. */
  name: string;
  open(page: Page): Promise<void>;
  /** Who is signed in; by default a client who has played a match. */
  by?: 'nobody' | 'newcomer' | 'ludoPlayer';
  /**
   * Whether the page never becomes idle because it polls, or must not wait for it because it soon changes.
   */
  isPolling?: boolean;
  /** Whether the page has lost its connection. */
  isOffline?: boolean;
  /** What must be visible in the picture but may disappear meanwhile; then the picture is taken again. */
  moment?(page: Page): Locator;
  onlyOn?: 'phone' | 'desktop';
  /** Entries of the browser's storage, besides the session and the English language. */
  stored?: Record<string, string>;
};
