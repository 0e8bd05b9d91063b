import type { Locator, Page } from '@playwright/test';

/** A screen of which there is a picture in docs/pictures. */
export type Picture = {
  /** Of the file, before the size, with its folder. */
  name: string;
  open(page: Page): Promise<void>;
  /** Without: a client with a played match behind it. */
  by?: 'nobody' | 'newcomer' | 'ludoPlayer';
  /** A request of it always waits for news, or what it shows is soon over. */
  isPolling?: boolean;
  /** Nothing answers any more. */
  isOffline?: boolean;
  /** Waits for what may be over by the time the picture is taken; then it is taken again. */
  moment?(page: Page): Locator;
  onlyOn?: 'phone' | 'desktop';
  /** What the browser keeps, beside the session and the English language. */
  stored?: Record<string, string>;
};
