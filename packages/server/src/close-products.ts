import type { Product } from './product.ts';

/** Ends all products once no more calls are accepted. */
export async function closeProducts(
  products: readonly Pick<Product, 'stop' | 'close'>[],
  drainBets: () => Promise<void>,
): Promise<void> {
  for (const product of products) product.stop();
  // A runner's last result must not overtake a cash-out that arrived in time.
  await drainBets();
  await Promise.all(products.map((product) => product.close()));
}
