import { readArguments } from '../../../verb/arguments.ts';
import {
  accountOptions,
  endSessionsUnder,
  findOperated,
  type OperatedAccount,
} from '../../../verb/find-account.ts';
import { type Standing, standingOf } from '../../../verb/store.ts';
import type { OperatorHouse, Output, Verb } from '../../../verb/verb.ts';
import { setBetting, setBlock } from '../../../wallet/accounts.ts';

const accountUsage = '--client|--account USERNAME [--brand CODE]';

async function setBettingNamed(
  change: { readonly isOpen: boolean; readonly block?: boolean },
  args: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { values } = readArguments(args, accountOptions);
  const account = await findOperated(house, values);
  const others = await setBetting(house.db, account.id, change.isOpen);
  house.notifyOfBetting([account.id, ...others]);
  if (change.block !== undefined) await setBlock(house.db, account.id, change.block);
  const under = others.length === 0 ? '' : ` and for ${others.length} under it`;
  const stillShut: StaysShut = change.isOpen
    ? whatStaysShut(account, await standingOf(house.db, account.id))
    : {};
  output.print(
    stillShut.betting ?? `Betting is ${change.isOpen ? 'open' : 'shut'} for ${account.username}${under}.`,
  );
  if (stillShut.signIn !== undefined) output.print(stillShut.signIn);
  if (change.block === true) output.print(`Sessions ended: ${await endSessionsUnder(house, account.id)}.`);
  return 0;
}

interface StaysShut {
  readonly betting?: string;
  readonly signIn?: string;
}

/** What still keeps the account shut after it was opened: an upline shuts and blocks everyone under it. */
function whatStaysShut(
  { username, brand }: OperatedAccount,
  { shut_by, is_shut_by_block, blocked }: Standing,
): StaysShut {
  const named = (upline: string) => `--account ${upline} --brand ${brand}`;
  const betting =
    shut_by === null
      ? {}
      : {
          betting: `Betting stays shut for ${username}, as ${shut_by} above it is shut: ${is_shut_by_block ? 'unblock' : 'open-betting'} ${named(shut_by)} opens it.`,
        };
  if (blocked === null || (blocked === shut_by && is_shut_by_block)) return betting;
  const why = blocked === username ? 'it is blocked' : `${blocked} above it is blocked`;
  return {
    ...betting,
    signIn: `${username} still cannot sign in, as ${why}: unblock ${named(blocked)} lets it in.`,
  };
}

export const block: Verb = {
  name: 'block',
  usage: accountUsage,
  summary: 'Shuts the betting of an account and everyone under it, signs them out and keeps them out',
  run: (args, house, output) => setBettingNamed({ isOpen: false, block: true }, args, house, output),
};

export const unblock: Verb = {
  name: 'unblock',
  usage: accountUsage,
  summary: 'Opens what block shut',
  run: (args, house, output) => setBettingNamed({ isOpen: true, block: false }, args, house, output),
};

export const openBetting: Verb = {
  name: 'open-betting',
  usage: accountUsage,
  summary: 'Opens the betting of an account and of those under it that it shut',
  run: (args, house, output) => setBettingNamed({ isOpen: true }, args, house, output),
};

export const shutBetting: Verb = {
  name: 'shut-betting',
  usage: accountUsage,
  summary: 'Shuts the betting of an account and everyone under it',
  run: (args, house, output) => setBettingNamed({ isOpen: false }, args, house, output),
};

export const endSessions: Verb = {
  name: 'end-sessions',
  usage: accountUsage,
  summary: 'Signs out an account and everyone under it, on every open page at once (userLoggedOut, isLogout)',
  async run(args, house, output) {
    const { values } = readArguments(args, accountOptions);
    const account = await findOperated(house, values);
    output.print(`Sessions ended: ${await endSessionsUnder(house, account.id)}.`);
    return 0;
  },
};
