import type { BrowserContext, Frame } from '@playwright/test';

/** How many times as fast what is shown goes by. */
const pace = 12;
const pressMs = 20;

/** Timers of the pages of a context run quicker: a game is seen in seconds. */
export async function quicken(context: BrowserContext): Promise<void> {
  await context.addInitScript((times) => {
    // A frame of the portal itself keeps its time.
    if (!location.pathname.startsWith('/play/')) return;
    const { setTimeout: wait } = window;
    window.setTimeout = ((act: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(act, ms / times, ...rest)) as typeof window.setTimeout;
  }, pace);
}

/** Rolls and moves as soon as it may, until the game is over. */
export function playByItself(frame: Frame): Promise<void> {
  return frame.evaluate((ms) => {
    const press = () => {
      const next = document.querySelector<HTMLButtonElement>('.lu-move, .lu-roll[data-ready]');
      next?.click();
      if (document.querySelector('.lu-result')) clearInterval(timer);
    };
    const timer = setInterval(press, ms);
  }, pressMs);
}
