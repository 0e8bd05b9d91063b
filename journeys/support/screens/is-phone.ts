import { test } from '@playwright/test';

/** Whether the journey under way runs on the narrow screen. */
export const isPhone = (): boolean => test.info().project.use.isMobile === true;
