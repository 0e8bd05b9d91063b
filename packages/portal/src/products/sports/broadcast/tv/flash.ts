import { html, isStill, write } from '../render.ts';

const shownMs = 2_200;

/** The word that fills the picture for a moment: a four, a goal, an ace. */
export function flash(): { root: HTMLElement; show(text: string, tone: string, delayMs?: number): void } {
  const root = html('div', { class: 'flash', 'aria-hidden': 'true' });
  return {
    root,
    show(text, tone, delayMs = 0) {
      write(root, text);
      root.dataset.tone = tone;
      const grown = [
        { opacity: 0, scale: 0.6 },
        { opacity: 1, scale: 1.08, offset: 0.12 },
        { opacity: 1, scale: 1, offset: 0.8 },
        { opacity: 0, scale: 1 },
      ];
      const plain = [{ opacity: 1 }, { opacity: 1 }];
      root.animate(isStill() ? plain : grown, { duration: shownMs, delay: delayMs });
    },
  };
}
