import { hash, verify } from '@node-rs/argon2';

/** Characters, whoever chooses it. */
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
