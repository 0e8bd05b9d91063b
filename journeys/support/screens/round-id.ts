import type { Locator, Page } from '@playwright/test';

/** The id of the round in the header of a table or of Aviator. */
export const roundIdIn = (page: Page): Locator => page.locator('p', { hasText: 'Round ID' }).locator('bdi');
