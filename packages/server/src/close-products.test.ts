import { expect, test } from 'vitest';
import { closeProducts } from './product.ts';

test('no product closes before every product has stopped and every bet under way is answered', async () => {
  const order: string[] = [];
  const product = (name: string) => ({
    stop: () => void order.push(`${name} stops`),
    async close() {
      order.push(`${name} closes`);
    },
  });
  await closeProducts([product('one'), product('other')], async () => {
    await Promise.resolve();
    order.push('bets are answered');
  });
  expect(order).toEqual(['one stops', 'other stops', 'bets are answered', 'one closes', 'other closes']);
});
