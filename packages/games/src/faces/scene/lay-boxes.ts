import type { EmblemName } from '../emblems/emblem-art.ts';
import type { SceneLayout, ScenePlace } from './scene-layout.ts';

export interface BoxPlan {
  readonly id: string;
  readonly title: string;
  /** Width of the cards dealt here; absent where none are. */
  readonly cardWidth?: number;
  /** How many cards are placed side by side. */
  readonly slots?: number;
  readonly emblem?: EmblemName;
  readonly isNeutral?: boolean;
  /** Its width relative to the others, 1 by default. */
  readonly share?: number;
}

const [edge, gap, inset] = [8, 7, 4];
const cardRatio = 1.4;
const [top, height, cardsTop, chipsFoot] = [134, 130, 164, 283];
/** The widest card that fits the height of its box. */
const cardWidthMax = (top + height - cardsTop - inset) / cardRatio;
const cardGap = 6;

function layBox(plan: BoxPlan, x: number, width: number): ScenePlace {
  const { id, title, cardWidth = 0, slots = cardWidth === 0 ? 0 : 1, emblem, isNeutral } = plan;
  const card = Math.max(0, Math.min(cardWidth, width - 2 * inset, cardWidthMax));
  const gaps = Math.max(slots - 1, 1);
  const offset = Math.min(card + cardGap, slots > 1 ? (width - 2 * inset - card) / gaps : card + cardGap);
  const space = card + offset * Math.max(slots - 1, 0);
  return {
    id,
    title,
    titleAt: 'above',
    ...(emblem === undefined ? {} : { emblem }),
    ...(isNeutral === undefined ? {} : { isNeutral }),
    box: { x, y: top, width, height },
    cards: { x: x + (width - space) / 2, y: cardsTop, cardWidth: card, offset, space, tilt: 2, slots },
    chips: { x: x + width / 2, y: chipsFoot, width: 28, high: 3, stacks: 1 },
  };
}

/** Places boxes side by side over the whole width. */
export function layBoxes(width: number, plans: readonly BoxPlan[]): SceneLayout {
  const shares = plans.reduce((sum, { share = 1 }) => sum + share, 0);
  const unit = (width - 2 * edge - (plans.length - 1) * gap) / shares;
  let x = edge;
  const places = plans.map((plan) => {
    const boxWidth = unit * (plan.share ?? 1);
    const place = layBox(plan, x, boxWidth);
    x += boxWidth + gap;
    return place;
  });
  return { places };
}
