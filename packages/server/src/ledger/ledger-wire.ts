import type { AccountId } from '@maidan/betting';
import type { Ledger, LedgerRow, MarketKey, TransferFacts } from '@maidan/contract';
import { hasMoreToWire } from '../bets/lists/bet-facts-wire.ts';
import type { ListsByProduct, MarketWords } from '../bets/lists/product-lists.ts';
import { dayOf, noonOf, type Period } from '../time/period.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import type { TransferKind } from '../wallet/transfer.ts';
import type { LedgerLine, LedgerLines } from './ledger-store.ts';

type Words = ReadonlyMap<string, MarketWords>;

interface Entry extends LedgerLine {
  readonly balance: bigint;
}

/** Newest first, starting from the balance after the newest line: each older balance is computed by subtracting. */
function withBalances(closing: bigint, lines: readonly LedgerLine[]): Entry[] {
  let balance = closing;
  return lines.map((line) => {
    const entry = { ...line, balance };
    balance -= line.coins;
    return entry;
  });
}

/** An event has its own name; any other line is named after its kind. */
function nameToWire({ kind, market_id, market_name }: LedgerLine, words: Words) {
  if (kind === 'opening') return { eventName: 'Opening balance', kind };
  if (kind === 'event') return { eventName: words.get(market_id ?? '')?.title ?? market_name ?? '' };
  return { eventName: transferName(kind), kind };
}

const isCasino = (ledgerType: LedgerRow['ledgerType']): boolean =>
  ledgerType === 'diamondCasino' || ledgerType === 'internationalCasino';

function rowToWire(client: AccountId, entry: Entry, words: Words, lists: ListsByProduct): LedgerRow {
  const { product, event_id, room, created_at, coins, balance, remark, remark_key } = entry;
  const ledgerType = product === null ? 'account' : lists.of(product).ledgerType;
  const day = dayOf(created_at);
  return {
    userId: String(client),
    createdAt: new Date(created_at).toISOString(),
    ...nameToWire(entry, words),
    balance: hundredthsToWire(balance),
    amount: hundredthsToWire(coins),
    ledgerType,
    remark,
    ...remarkKeyToWire(remark_key),
    userType: 'client',
    marketId: room ?? '',
    eventId: event_id ?? '',
    date: isCasino(ledgerType) ? noonOf(day) : day,
    day,
  };
}

const openingLine = (coins: bigint, from: number): LedgerLine => ({
  created_at: from,
  coins,
  product: null,
  event_id: null,
  room: null,
  market_id: null,
  market_name: null,
  kind: 'opening',
  remark: '',
  remark_key: null,
});

/**
 * The opening balance is the first entry, so that Lena less Dena is the balance. Where older entries are left out, it is too;
 * the totals are of all entries.
 */
export function ledgerToWire(
  client: AccountId,
  ledger: LedgerLines,
  words: Words,
  lists: ListsByProduct,
  { from }: Period,
): Ledger {
  const { opening, credited, debited, lines, hasMore } = ledger;
  const closing = opening + credited - debited;
  const shown = opening === 0n || hasMore ? lines : [...lines, openingLine(opening, from)];
  return {
    calAmount: hundredthsToWire(closing),
    creditAmount: hundredthsToWire(opening > 0n ? credited + opening : credited),
    debitAmount: hundredthsToWire(opening < 0n ? debited - opening : debited),
    ...hasMoreToWire(hasMore),
    ledgerData: withBalances(closing, shown).map((entry) => rowToWire(client, entry, words, lists)),
  };
}

export const marketKeyToWire = (words: MarketWords | undefined): { marketKey?: MarketKey } =>
  words?.marketKey === undefined ? {} : { marketKey: words.marketKey };

type RemarkKey = NonNullable<TransferFacts['remarkKey']>;

export const remarkKeyToWire = (remarkKey: RemarkKey | null): { remarkKey?: RemarkKey } =>
  remarkKey === null ? {} : { remarkKey };

const names: Record<TransferKind, string> = {
  credit: 'Credit',
  debit: 'Debit',
  settlement: 'Result',
  'settlement-reversal': 'Result taken back',
  'session-commission': 'Session commission',
  'match-commission': 'Match commission',
  'commission-reversal': 'Commission taken back',
};

/** In English, as stored. */
export const transferName = (kind: TransferKind): string => names[kind];
