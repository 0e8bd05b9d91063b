import { randomBytes } from 'node:crypto';
import { operatorHouse } from '../../src/operator/operator-house.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import type { OperatedProducts } from '../../src/products.ts';
import { createSessions } from '../../src/signed-in/sessions.ts';
import type { TestApp } from '../support/test-app.ts';

type Operated = Pick<TestApp, 'house' | 'brands' | 'db' | 'clock'>;

/** A command as an operator types it beside the running server. */
export async function operateHouse(
  { house, brands, db, clock }: Operated,
  products: OperatedProducts,
  argv: readonly string[],
) {
  const operated = operatorHouse({
    house,
    sessions: createSessions(db, clock, randomBytes),
    brands,
    randomBytes,
    products,
  });
  const lines: string[] = [];
  const end = await runCommand(argv, 'asha', operated, {
    print: (line) => void lines.push(line),
    progress: () => undefined,
  });
  return { ...end, lines };
}
