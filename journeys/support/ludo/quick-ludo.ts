import type { BrowserContext, Frame } from '@playwright/test';

/** How many times faster the timers run. */
const pace = 12;
const pressMs = 20;

/** Speeds up the timers of a context's game pages, so that a game takes seconds. */
export async function quicken(context: BrowserContext): Promise<void> {
  await context.addInitScript((times) => {
    // Only the game's own frame is sped up.
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
