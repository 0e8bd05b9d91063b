import type { MatchPicture, Pair, Side } from '../match-picture.ts';
import { figure, html, isStill, render } from '../render.ts';
import type { TextOf } from '../texts/text-in.ts';

/** One sport's picture: the three parts of the frame it fills, and how it follows the match. */
export interface View {
  readonly head: HTMLElement;
  readonly picture: Element;
  readonly panel: HTMLElement;
  readonly foot: HTMLElement;
  draw(picture: MatchPicture): void;
}

/** For a sport without a picture: the card over the frame shows the status. */
export function plainView(): View {
  return {
    head: html('div', { class: 'scores' }),
    picture: html('div', { class: 'ground' }),
    panel: html('div', { class: 'panel' }),
    foot: html('div', { class: 'foot' }),
    draw: () => undefined,
  };
}

/** Opens on the first call; later calls get the same result, or try again if opening failed. */
export function openOnce<Target, Opened>(
  open: (target: Target) => Promise<Opened>,
): (target: Target) => Promise<Opened> {
  let opening: Promise<Opened> | undefined;
  return async (target) => {
    opening ??= open(target);
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
}

const shownMs = 2_200;

/** The word that fills the picture for a moment: a four, a goal, an ace. */
export function flash(): { root: HTMLElement; show(text: string, tone: string, delayMs?: number): void } {
  const root = html('div', { class: 'flash', 'aria-hidden': 'true' });
  return {
    root,
    show(text, tone, delayMs = 0) {
      render(root, text);
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

interface Share {
  readonly side: Side | 'draw';
  readonly share: number;
}

/** A bar divided between the sides; the figures beside it have the same information. */
function shareBar(shares: readonly Share[]): HTMLElement {
  const parts = shares.map(({ side, share }) =>
    html('i', { 'data-side': side, style: `flex-grow: ${share}` }),
  );
  return html('div', { class: 'bar', 'aria-hidden': 'true' }, ...parts);
}

/** A row that compares the two sides. */
export function statRow(name: string, [one, two]: Pair): HTMLElement {
  const bar = shareBar([
    { side: 'one', share: one },
    { side: 'two', share: two },
  ]);
  return html('li', {}, figure(one), html('span', { class: 'name' }, name), figure(two), bar);
}

/** The share is in percent. */
export interface Chance extends Share {
  readonly name: string;
}

export const chancesPlace = (text: TextOf): HTMLElement =>
  html('section', { class: 'chances', 'aria-label': text('chances') });

/** The chances the feed gives, as a bar; nothing if it gives none. */
export function chancesBar(chances: readonly Chance[]): HTMLElement[] {
  if (chances.every(({ share }) => share <= 0)) return [];
  const shown = chances.filter(({ share, side }) => side !== 'draw' || share >= 0.5);
  const names = shown.map(({ name, share }) =>
    html('span', {}, html('bdi', { class: 'name' }, name), ' ', figure(`${Math.round(share)}%`)),
  );
  return [html('div', { class: 'chance-names' }, ...names), shareBar(shown)];
}
