import type { AccountId } from '@maidan/betting';
import type { Ledger, LedgerRow } from '@maidan/contract';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { dayOf, type Period } from './period.ts';
import type { LedgerLine, LedgerLines } from './rows/store.ts';
import { transferName } from './transfer-names.ts';

const ledgerTypes: Record<string, LedgerRow['ledgerType']> = {
  sports: 'match',
  casino: 'diamondCasino',
  aviator: 'diamondCasino',
  launched: 'internationalCasino',
  matka: 'matka',
};

interface Entry extends LedgerLine {
  readonly balance: bigint;
}

/** Oldest last: each balance is the one before it and its own coins. */
function withBalances(opening: bigint, lines: readonly LedgerLine[]): Entry[] {
  let balance = opening;
  return lines
    .toReversed()
    .map((line) => {
      balance += line.coins;
      return { ...line, balance };
    })
    .toReversed();
}

const nameOf = ({ kind, event_name }: LedgerLine): string => event_name ?? transferName(kind);

function rowToWire(client: AccountId, entry: Entry): LedgerRow {
  const { product, event_id, room, created_at, coins, balance, remark } = entry;
  return {
    userId: String(client),
    createdAt: new Date(created_at).toISOString(),
    eventName: nameOf(entry),
    balance: hundredthsToWire(balance),
    amount: hundredthsToWire(coins),
    ledgerType: product === null ? 'account' : (ledgerTypes[product] ?? 'diamondCasino'),
    remark,
    userType: 'client',
    marketId: room ?? '',
    eventId: event_id ?? '',
    date: dayOf(created_at),
  };
}

const openingLine = (coins: bigint, from: number): LedgerLine => ({
  created_at: from,
  coins,
  product: null,
  event_id: null,
  room: null,
  event_name: 'Opening balance',
  kind: 'opening',
  remark: '',
});

/** What was there before the period is its first entry, so that Lena less Dena is the balance. */
export function ledgerToWire(client: AccountId, { opening, lines }: LedgerLines, { from }: Period): Ledger {
  const all = opening === 0n ? lines : [...lines, openingLine(opening, from)];
  const sum = (wanted: (coins: bigint) => boolean) =>
    all.reduce((total, { coins }) => (wanted(coins) ? total + coins : total), 0n);
  return {
    calAmount: hundredthsToWire(sum(() => true)),
    creditAmount: hundredthsToWire(sum((coins) => coins > 0n)),
    debitAmount: hundredthsToWire(-sum((coins) => coins < 0n)),
    ledgerData: withBalances(0n, all).map((entry) => rowToWire(client, entry)),
  };
}
