import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('./product-house-process.ts', import.meta.url));

export interface ProductHouse {
  readonly address: string;
  readonly clients: readonly { readonly token: string }[];
  /** Stops the process, so that the database is as a kill would leave it. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
}

/** A house in a process of its own with one product running; its clients are made at the first start. */
export async function startProductHouse(
  databaseUrl: string,
  options: {
    readonly product: 'tables' | 'aviator' | 'matka' | 'launched';
    readonly clients: number;
    readonly speed: number;
    /** The time of day it starts at; its own where left out. */
    readonly startsAt?: number;
  },
): Promise<ProductHouse> {
  const child = fork(program, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      STORM_PRODUCT: options.product,
      STORM_CLIENTS: String(options.clients),
      STORM_SPEED: String(options.speed),
      ...(options.startsAt === undefined ? {} : { STORM_STARTS_AT: String(options.startsAt) }),
      CALLS_PER_TEN_SECONDS: '100000',
      SESSION_DAYS: '365',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the house did not start: ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return {
    ...(message as Pick<ProductHouse, 'address' | 'clients'>),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
