import { onTestFinished } from 'vitest';
import { defaultPassword, type TestApp } from '../support/test-app.ts';
import { FamilyClient, type Theme } from './family-client.ts';

export const themes: readonly Theme[] = ['P', 'Q', 'R'];

let lastName = 0;

/** A client of the family with coins, signed in by what it sends itself. */
export async function signedInClient(
  desk: Pick<TestApp, 'address' | 'signUp'>,
  theme: Theme,
  coins = 50_000,
): Promise<FamilyClient> {
  lastName += 1;
  const username = `FAMILY${lastName}`;
  await desk.signUp({ username, coins });
  const client = new FamilyClient(`${desk.address}/api`, theme);
  onTestFinished(() => client.close());
  const { isSuccess, message } = await client.signIn(username.toLowerCase(), defaultPassword);
  if (!isSuccess) throw new Error(message);
  return client;
}
