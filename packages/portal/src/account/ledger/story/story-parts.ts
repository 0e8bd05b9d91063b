import type { BetStory } from '@maidan/contract/wire';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import type { StoryParts } from '../../../product.ts';
import { loadBetParts, loadOnce } from '../../../product-parts.ts';

const ofProducts = loadOnce(async (): Promise<readonly StoryParts[]> => {
  const parts = await loadBetParts();
  const stories = await Promise.all(parts.map(({ loadStory }) => loadStory?.()));
  return stories.filter((each) => each !== undefined);
});

/** What products add to the story of a bet; suspends until it is loaded. */
export const useStoryParts = ofProducts.useReady;

/** The page that proves what the bet was on; undefined if there is no proof. */
export const proofPathOf = (story: BetStory, parts: readonly StoryParts[]): string | undefined =>
  parts.map(({ proofPath }) => proofPath(story)).find((path) => path !== undefined);

/** A price as on the board when the bet was placed. */
export const showPriceOf = (odds: number, story: BetStory, parts: readonly StoryParts[]): string =>
  parts.map(({ showPrice }) => showPrice(odds, story)).find((shown) => shown !== undefined) ??
  formatPrice(odds);
