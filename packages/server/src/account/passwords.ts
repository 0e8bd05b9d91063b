import type { Result } from '@maidan/betting';
import { hash, verify } from '@node-rs/argon2';
import { createHashingQueue, type HashingQueue } from './hashing-queue.ts';

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
