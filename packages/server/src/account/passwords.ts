import type { Result } from '@maidan/betting';
import { hash, verify } from '@node-rs/argon2';

/** The fewest characters, whoever chooses the password. */
export const passwordLeast = 6;

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Verified against when there is no such account, so that the answer takes as long. */
const nobody = hashPassword('nobody has this password');

export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && typeof stored === 'string';
}

/** Hashing of passwords for calls from outside: addresses take turns, and too many are refused as busy. */
export interface Passwords {
  hash(address: string, password: string): Promise<Result<string, 'busy'>>;
  matches(
    address: string,
    stored: string | null | undefined,
    password: string,
  ): Promise<Result<boolean, 'busy'>>;
}

export function createPasswords(
  queue: HashingQueue = createHashingQueue(),
  by = { hash: hashPassword, matches: passwordMatches },
): Passwords {
  return {
    hash: (address, password) => queue.run(address, () => by.hash(password)),
    matches: (address, stored, password) => queue.run(address, () => by.matches(stored, password)),
  };
}

export interface HashingQueue {
  /** Runs the work in its turn; refuses it when too many wait. */
  run<Value>(address: string, work: () => Promise<Value>): Promise<Result<Value, 'busy'>>;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/** Hashing shares four threads with file reads: half of them stay free. */
const usual = { atOnce: 2, waitingMost: 64 };

/**
 * Passwords are hashed a few at a time, and addresses take turns: a flood from one address delays only itself. When the
 * queue is full, the latest work of the address with the most waiting is refused.
 */
export function createHashingQueue({ atOnce, waitingMost } = usual): HashingQueue {
  /** By address, in order of turns. No list is empty. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  let waitingInAll = 0;

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined || running >= atOnce) return;
    const [address, queue] = next;
    const first = queue.shift();
    waiting.delete(address);
    if (queue.length > 0) waiting.set(address, queue);
    waitingInAll -= 1;
    running += 1;
    first?.start();
  }

  function makeRoomFor(address: string): boolean {
    if (waitingInAll < waitingMost) return true;
    const own = waiting.get(address)?.length ?? 0;
    const [longest] = [...waiting.values()].sort((one, other) => other.length - one.length);
    if (longest === undefined || longest.length <= own + 1) return false;
    longest.pop()?.refuse();
    waitingInAll -= 1;
    return true;
  }

  function join(address: string, entry: Waiting): void {
    const queue = waiting.get(address);
    if (queue === undefined) waiting.set(address, [entry]);
    else queue.push(entry);
    waitingInAll += 1;
  }

  return {
    run: (address, work) =>
      new Promise((resolve, reject) => {
        const refuse = () => resolve({ ok: false, refusal: 'busy' });
        if (!makeRoomFor(address)) return refuse();
        const start = () => {
          work()
            .then((value) => resolve({ ok: true, value }), reject)
            .finally(() => {
              running -= 1;
              startNext();
            });
        };
        join(address, { start, refuse });
        startNext();
      }),
  };
}
