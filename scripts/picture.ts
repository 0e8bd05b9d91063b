import type { Page } from '@playwright/test';

/** A screen of which there is a picture in docs/pictures. */
export type Picture = {
  /** Of the file, before the size. */
  name: string;
  open(page: Page): Promise<void>;
  isSignedOut?: boolean;
  /** A request of it always waits for news. */
  isPolling?: boolean;
  language?: string;
  onlyOn?: 'phone' | 'desktop';
  /** Chosen by the player; otherwise the brand's own. */
  theme?: 'light';
};
