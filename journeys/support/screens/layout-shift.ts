import { expect, type Page } from '@playwright/test';

/** Share of the window; smaller shifts are not noticed. */
const most = 0.05;

interface Shift {
  /** On the page's clock. */
  readonly at: number;
  readonly value: number;
  readonly moved: string;
}

/**
 * Records layout shifts from the next page on. The returned function fails, naming what moved, if the page
 * shown shifted too much since the given moment, or since it was loaded.
 */
export async function watchLayoutShift(page: Page): Promise<(since?: number) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { startTime: at, value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(' | ');
        if (!hadRecentInput) shifts.push({ at, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (since = 0) => {
    const all = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const shifts = all.filter(({ at }) => at >= since);
    const lines = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `layout shift of ${page.url()}\n${lines.join('\n')}`).toBeLessThan(most);
  };
}
