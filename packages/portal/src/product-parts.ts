import { loadPatiently } from '@maidan/ui/load-patiently.ts';
import { use } from 'react';
import type { Verifier } from './betting/verify/verifier.ts';
import type { PortalBrand } from './brand/brand.ts';
import type { BetEvent, DashboardParts, Product, ProductParts, StoryParts } from './product.ts';
import { isOfferedBy, products } from './products.ts';

let loaded: readonly (readonly [Product, ProductParts])[] = [];

/** Every signed-in page waits for it, so that its components have the parts at once. */
export async function loadProductParts(): Promise<void> {
  loaded = await Promise.all(products.map(async (product) => [product, await product.loadParts()] as const));
}

/** Of every product, also of those the brand does not offer: their old bets are still in the ledger. */
export const productParts = (): readonly ProductParts[] => loaded.map(([, parts]) => parts);

export const offeredParts = (brand: Pick<PortalBrand, 'flags'>): readonly ProductParts[] =>
  loaded.filter(([product]) => isOfferedBy(brand, product)).map(([, parts]) => parts);

/** The page of what a bet is on; undefined if it has none. */
export function pageOf(event: BetEvent): string | undefined {
  for (const parts of productParts()) {
    const page = parts.pageOf?.(event);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** What products load only for the pages that show it. */
interface LaterParts {
  readonly loadDashboard: DashboardParts;
  readonly loadVerifiers: readonly Verifier[];
  readonly loadStory: StoryParts;
}

type Later = keyof LaterParts;
type Pairs<Load extends Later> = readonly (readonly [Product, LaterParts[Load]])[];

const loadings = new Map<Later, Promise<unknown>>();
const ready = new Map<Later, unknown>();

async function loadEach<Load extends Later>(load: Load): Promise<Pairs<Load>> {
  await loadProductParts();
  const pairs = await Promise.all(
    loaded.map(async ([product, parts]) => [product, await parts[load]?.()] as const),
  );
  const present = pairs.filter(([, part]) => part !== undefined) as unknown as Pairs<Load>;
  ready.set(load, present);
  return present;
}

/** Of every product that has it, loaded once. */
export function loadLater<Load extends Later>(load: Load): Promise<Pairs<Load>> {
  const known = loadings.get(load) ?? loadPatiently(() => loadEach(load));
  loadings.set(load, known);
  return known as Promise<Pairs<Load>>;
}

/** The same for a component: suspends until it is there. */
export function useLater<Load extends Later>(load: Load): Pairs<Load> {
  const present = ready.get(load) as Pairs<Load> | undefined;
  return present ?? use(loadLater(load));
}
