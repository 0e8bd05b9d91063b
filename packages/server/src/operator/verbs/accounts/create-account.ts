import type { Coins } from '@maidan/betting';
import { hashPassword, passwordLeast } from '../../../account/passwords.ts';
import { CommandError, need, readArguments, readCoins, UsageError } from '../../../verb/arguments.ts';
import { checkBrand, findNamed, type OperatedAccount } from '../../../verb/find-account.ts';
import { shownWithCoins } from '../../../verb/table.ts';
import type { OperatorHouse, Output, Verb } from '../../../verb/verb.ts';
import { isRole, openAccount, type Role, roles, standsAbove } from '../../../wallet/accounts.ts';

const createOptions = {
  brand: { type: 'string', default: 'default' },
  username: { type: 'string' },
  password: { type: 'string' },
  name: { type: 'string' },
  upline: { type: 'string' },
  coins: { type: 'string' },
} as const;

export type CreateWords = { readonly brand: string } & {
  readonly [Name in Exclude<keyof typeof createOptions, 'brand'>]?: string | undefined;
};

async function createNamed(
  role: Role,
  words: CreateWords,
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const brand = checkBrand(house, words.brand);
  const username = readUsername(need(words.username, '--username'));
  const upline = await readUpline(role, words, house);
  const coins = words.coins === undefined ? undefined : readCoins(words.coins, '--coins');
  if (coins !== undefined && upline === undefined)
    throw new UsageError('--coins come from an upline, and an owner has none.');
  const password = words.password === undefined ? undefined : readPassword(words.password);
  const opened = await openAccount(
    house.db,
    {
      brand,
      role,
      username,
      name: words.name?.trim() || username,
      ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
      ...(upline === undefined ? {} : { parentId: upline.id }),
    },
    coins === undefined
      ? undefined
      : { coins, requestId: `operator/${house.freshRequestId()}`, mayOverdraw: upline?.role === 'owner' },
    house.clock.now(),
  );
  if (!opened.ok) {
    if (opened.refusal.kind === 'name-taken')
      throw new CommandError(`${username} exists already in the brand ${brand}.`);
    throw new CommandError(
      `${upline?.username} has ${shownWithCoins(opened.refusal.available)} to give. Nothing was created.`,
    );
  }
  output.print(described(role, username, opened.value, upline, coins));
  return 0;
}

function described(
  role: Role,
  username: string,
  id: bigint,
  upline: OperatedAccount | undefined,
  coins: Coins | undefined,
): string {
  const under = upline === undefined ? '' : ` under ${upline.username}`;
  return `Created ${role} ${username} (${id})${under}${coins === undefined ? '' : ` with ${shownWithCoins(coins)}`}.`;
}

async function readUpline(
  role: Role,
  words: CreateWords,
  house: OperatorHouse,
): Promise<OperatedAccount | undefined> {
  if (role === 'owner' && words.upline === undefined) return undefined;
  const upline = await findNamed(house, words.brand, need(words.upline, '--upline'));
  if (!standsAbove(upline.role, role)) {
    throw new CommandError(`${upline.username} is ${upline.role}, which does not stand above ${role}.`);
  }
  return upline;
}

function readUsername(text: string): string {
  const username = text.toUpperCase();
  if (/^[A-Z0-9][A-Z0-9._-]{2,29}$/.test(username)) return username;
  throw new UsageError(
    `--username is "${text}": expected 3 to 30 letters, digits, dots, hyphens or underscores, a letter or digit first.`,
  );
}

function readPassword(password: string): string {
  if (password.length >= passwordLeast) return password;
  throw new UsageError(`--password must have at least ${passwordLeast} characters.`);
}

const uplineRoles = roles.filter((role) => role !== 'client');

export const createAgent: Verb = {
  name: 'create-agent',
  usage: `--role ${uplineRoles.join('|')} --username NAME [--upline USERNAME] [--password SECRET] [--name TEXT] [--coins N] [--brand CODE]`,
  summary: 'Creates an upline of any role under one that stands above it; an owner needs none',
  async run(args, house, output) {
    const { values } = readArguments(args, { ...createOptions, role: { type: 'string' } });
    const role = need(values.role, '--role');
    if (!isRole(role) || role === 'client') {
      throw new UsageError(`--role is "${role}": expected one of ${uplineRoles.join(', ')}.`);
    }
    return createNamed(role, values, house, output);
  },
};

export const createClient: Verb = {
  name: 'create-client',
  usage: '--username NAME --password SECRET --upline USERNAME [--name TEXT] [--coins N] [--brand CODE]',
  summary: 'Creates a client, with first coins from its upline if given',
  async run(args, house, output) {
    const { values } = readArguments(args, createOptions);
    need(values.password, '--password');
    return createNamed('client', values, house, output);
  },
};
