import { loadPatiently } from '@maidan/ui/lazy-part.ts';
import { use } from 'react';
import type { PortalBrand } from './brand/brand.ts';
import type { BetEvent, BetParts, DashboardParts, Product, ProductParts } from './product.ts';
import { isOfferedBy, products } from './products.ts';

let loaded: readonly (readonly [Product, ProductParts])[] = [];

/** Every signed-in page waits for it, so that its components have the parts at once. */
export async function loadProductParts(): Promise<void> {
  loaded = await Promise.all(products.map(async (product) => [product, await product.loadParts()] as const));
}

export const productParts = (): readonly ProductParts[] => loaded.map(([, parts]) => parts);

export const offeredParts = (brand: Pick<PortalBrand, 'flags'>): readonly ProductParts[] =>
  loaded.filter(([product]) => isOfferedBy(brand, product)).map(([, parts]) => parts);

/** What is loaded once, for the pages that need it. */
export function loadOnce<Part>(load: () => Promise<Part>) {
  let loading: Promise<Part> | undefined;
  let ready: Part | undefined;
  async function start(): Promise<Part> {
    ready = await loadPatiently(load);
    return ready;
  }
  const whenReady = (): Promise<Part> => {
    loading ??= start();
    return loading;
  };
  return {
    load: whenReady,
    /** For a component: suspends until it is there. */
    useReady: (): Part => ready ?? use(whenReady()),
    /** Undefined before it was loaded. */
    get: () => ready,
  };
}

export const dashboards = loadOnce(async () => {
  await loadProductParts();
  const pairs = loaded.map(async ([product, { loadDashboard }]) => [product, await loadDashboard()] as const);
  return (await Promise.all(pairs)) satisfies readonly (readonly [Product, DashboardParts])[];
});

const bets = loadOnce(async () => {
  await loadProductParts();
  return Promise.all(loaded.map(([, { loadBets }]) => loadBets()));
});

export const loadBetParts = bets.load;

/** Of every product, also of those the brand does not offer: their old bets are still in the ledger. Pages that ask for them load them first. */
export function betParts(): readonly BetParts[] {
  const parts = bets.get();
  if (!parts) throw new Error('The page did not load what products add about bets.');
  return parts;
}

/** The page of what a bet is on; undefined if it has none. */
export function pageOf(event: BetEvent): string | undefined {
  for (const parts of betParts()) {
    const page = parts.pageOf?.(event);
    if (page !== undefined) return page;
  }
  return undefined;
}
