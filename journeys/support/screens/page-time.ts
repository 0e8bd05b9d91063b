import type { BrowserContext, Page } from '@playwright/test';

type Held = { moveTime: (byMs: number) => void };

/** Pages go by another time of day than the machine's, as the processes of this run do. */
export async function shiftTime(context: BrowserContext, byMs: number): Promise<void> {
  await context.addInitScript((shiftMs) => {
    const now = Date.now;
    Date.now = () => now() + shiftMs;
  }, byMs);
}

/**
 * Stops the clock that pages read, at this time of day or at the present: no countdown of a page ends, however slow the
 * machine is, until the journey moves the time. Timers go on.
 */
export async function holdTime(context: BrowserContext, startsAt?: number): Promise<void> {
  await context.addInitScript((given) => {
    let nowMs = given ?? Date.now();
    Date.now = () => nowMs;
    // The toast of a bet closes when its animation ends.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.bet-toast-time { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
    const moveTime = (byMs: number) => {
      nowMs += byMs;
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        if (!target?.matches('.bet-toast-time')) continue;
        const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
        const at = Number(animation.currentTime) + byMs;
        if (at < Number(endTime)) animation.currentTime = at;
        else animation.finish();
      }
    };
    Object.assign(window, { moveTime } satisfies Held);
  }, startsAt);
}

/** Lets time pass on a page whose clock is held. */
export async function moveTime(page: Page, byMs: number): Promise<void> {
  await page.evaluate((ms) => (window as unknown as Held).moveTime(ms), byMs);
}
