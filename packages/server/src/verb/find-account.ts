import type { AccountId } from '@maidan/betting';
import { type AccountRow, findAccount, findByUsername } from '../account/store.ts';
import { downlineOf, isRole, type Role } from '../wallet/accounts.ts';
import { CommandError, need, UsageError } from './arguments.ts';
import type { OperatorHouse } from './verb.ts';

export interface OperatedAccount extends AccountRow {
  readonly role: Role;
}

/** The options by which every verb names an account. */
export const accountOptions = {
  brand: { type: 'string', default: 'default' },
  client: { type: 'string' },
  account: { type: 'string' },
} as const;

export interface AccountWords {
  readonly brand: string;
  readonly client?: string | undefined;
  readonly account?: string | undefined;
}

export function checkBrand(house: OperatorHouse, brand: string): string {
  const known = house.brandCodes();
  if (known.includes(brand)) return brand;
  throw new CommandError(`There is no brand "${brand}"; there are ${known.join(', ')}.`);
}

export async function findNamed(house: OperatorHouse, brand: string, name: string): Promise<OperatedAccount> {
  const username = name.trim().toUpperCase();
  const found = await findByUsername(house.db, checkBrand(house, brand), username);
  if (found === undefined || !isRole(found.role)) {
    const elsewhere = await brandsWith(house, username);
    const [first] = elsewhere;
    const hint = first === undefined ? '' : ` It is in ${elsewhere.join(', ')}: --brand ${first}.`;
    throw new CommandError(`There is no account "${username}" in the brand ${brand}.${hint}`);
  }
  return { ...found, role: found.role };
}

/** The brands that have such an account: most often the operator forgot to name the brand. */
async function brandsWith(house: OperatorHouse, username: string): Promise<string[]> {
  const brands: string[] = [];
  for (const brand of house.brandCodes())
    if ((await findByUsername(house.db, brand, username)) !== undefined) brands.push(brand);
  return brands;
}

export async function findClient(
  house: OperatorHouse,
  { brand, client }: AccountWords,
): Promise<OperatedAccount> {
  const found = await findNamed(house, brand, need(client, '--client'));
  if (found.role !== 'client')
    throw new CommandError(`${found.username} is no client but of role ${found.role}.`);
  return found;
}

export function findOperated(house: OperatorHouse, words: AccountWords): Promise<OperatedAccount> {
  if (words.client !== undefined && words.account !== undefined) {
    throw new UsageError('--client and --account are both given; give one.');
  }
  if (words.client !== undefined) return findClient(house, words);
  return findNamed(house, words.brand, need(words.account, '--client or --account'));
}

export async function findUpline(house: OperatorHouse, account: OperatedAccount): Promise<OperatedAccount> {
  const id: AccountId | null = account.parent_id;
  const found = id === null ? undefined : await findAccount(house.db, id);
  if (found === undefined || !isRole(found.role)) {
    throw new CommandError(`${account.username} has no upline to move coins from or to.`);
  }
  return { ...found, role: found.role };
}

/** Signs out the account and everyone under it; returns how many sessions there were. */
export async function endSessionsUnder(house: OperatorHouse, id: AccountId): Promise<number> {
  const ended = await house.sessions.endAll(await downlineOf(house.db, id));
  for (const account of new Set(ended)) house.outbox.endOtherSessions(account, '');
  return ended.length;
}
