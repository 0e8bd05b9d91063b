import { CommandError, need, readArguments, readCoins } from '../../../verb/arguments.ts';
import {
  accountOptions,
  findOperated,
  findUpline,
  type OperatedAccount,
} from '../../../verb/find-account.ts';
import { shownCoins, shownWithCoins } from '../../../verb/table.ts';
import type { OperatorHouse, Output, Verb } from '../../../verb/verb.ts';
import { type FoundTransfer, type Movement, moveCoins } from '../../../wallet/credit.ts';
import { readWallet } from '../../../wallet/wallets.ts';

const moveUsage = '--client|--account USERNAME --coins N [--remark TEXT] [--request-id ID] [--brand CODE]';

/** Credit comes from the upline, debit goes back to it. */
async function moveNamed(
  kind: 'credit' | 'debit',
  args: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { values } = readArguments(args, {
    ...accountOptions,
    coins: { type: 'string' },
    remark: { type: 'string', default: '' },
    'request-id': { type: 'string' },
  });
  const account = await findOperated(house, values);
  const upline = await findUpline(house, account);
  const [giver, taker] = kind === 'credit' ? [upline, account] : [account, upline];
  const coins = readCoins(need(values.coins, '--coins'), '--coins');
  const givenId = values['request-id'];
  const requestId = `operator/${givenId === undefined ? house.freshRequestId() : need(givenId, '--request-id')}`;
  const movement = { from: giver.id, to: taker.id, coins, kind, remark: values.remark, requestId } as const;

  const mayOverdraw = giver.role === 'owner';
  const refusal = await moveCoins(house.db, { ...movement, mayOverdraw }, house.clock.now());
  if (refusal?.kind === 'done-before') {
    const { transfer } = refusal;
    if (!isSame(transfer, movement))
      throw new CommandError(`--request-id "${givenId}" already names another movement.`);
    output.print(`Done already, as transfer ${transfer.id}; nothing was moved again.`);
    return 0;
  }
  if (refusal !== undefined) {
    throw new CommandError(
      `${giver.username} has ${shownWithCoins(refusal.available)} available; ${shownCoins(coins)} ${coins === 100n ? 'was' : 'were'} asked.`,
    );
  }
  await sendWallets(house, [giver, taker]);
  const balance = (await readWallet(house.db, account.id))?.balance ?? 0n;
  const direction =
    kind === 'credit'
      ? `to ${account.username} from ${upline.username}`
      : `from ${account.username} to ${upline.username}`;
  output.print(
    `Moved ${shownWithCoins(coins)} ${direction}. Balance of ${account.username}: ${shownCoins(balance)}.`,
  );
  return 0;
}

const isSame = (
  { from_account, to_account, coins, kind }: FoundTransfer,
  requested: Pick<Movement, 'from' | 'to' | 'coins' | 'kind'>,
): boolean =>
  from_account === requested.from &&
  to_account === requested.to &&
  coins === requested.coins &&
  kind === requested.kind;

async function sendWallets(house: OperatorHouse, accounts: readonly OperatedAccount[]): Promise<void> {
  for (const account of accounts) {
    const wallet = account.role === 'client' ? await readWallet(house.db, account.id) : undefined;
    if (wallet !== undefined) house.sendWallet(wallet);
  }
}

export const credit: Verb = {
  name: 'credit',
  usage: moveUsage,
  summary: 'Gives an account coins from its upline; repeated with the same --request-id, it is done once',
  run: (args, house, output) => moveNamed('credit', args, house, output),
};

export const debit: Verb = {
  name: 'debit',
  usage: moveUsage,
  summary:
    'Takes coins from an account back to its upline; repeated with the same --request-id, it is done once',
  run: (args, house, output) => moveNamed('debit', args, house, output),
};
