import type { WalletAnswer, WalletClient } from './wallet-client.ts';

/** A client in a game, as the wallet described it. */
export interface Seat {
  readonly session: string;
  readonly player: string;
  readonly gameId: string;
  readonly token: string;
}

/** What a rule may use. Amounts are in hundredths of a point. */
export interface RuleParts {
  readonly client: WalletClient;
  readonly seat: Seat;
  readonly now: () => number;
  /** An id unique to this run. */
  fresh(word: string): string;
  balance(): Promise<bigint>;
  bet(transactionId: string, roundId: string, amount: string): Promise<WalletAnswer>;
  win(transactionId: string, roundId: string, amount: string, isFinal?: boolean): Promise<WalletAnswer>;
  rollback(transactionId: string, rollsBack: string, roundId: string): Promise<WalletAnswer>;
}

export interface Rule {
  /** The requirement, as a sentence. */
  readonly sentence: string;
  /** Throws a Fault where the wallet breaks it. */
  check(parts: RuleParts): Promise<void>;
}

/** How the wallet breaks a rule. */
export class Fault extends Error {}

const shown = ({ http, body }: WalletAnswer): string => `${http} ${JSON.stringify(body)}`;

export function expectHttp(answer: WalletAnswer, http: number): void {
  if (answer.http !== http) throw new Fault(`expected HTTP ${http}, got ${shown(answer)}`);
}

export function expectOk(answer: WalletAnswer): void {
  if (answer.http !== 200 || answer.body.status !== 'ok')
    throw new Fault(`expected ok, got ${shown(answer)}`);
}

export function expectRefused(answer: WalletAnswer, ...reasons: readonly string[]): void {
  const { http, body } = answer;
  if (http === 200 && body.status === 'refused' && reasons.includes(String(body.reason))) return;
  throw new Fault(`expected a refusal for ${reasons.join(' or ')}, got ${shown(answer)}`);
}

export function expectSame(one: WalletAnswer, other: WalletAnswer): void {
  if (shown(one) !== shown(other))
    throw new Fault(`expected the same reply, got ${shown(one)} and ${shown(other)}`);
}

export async function expectMoved(
  { balance }: Pick<RuleParts, 'balance'>,
  before: bigint,
  by: bigint,
): Promise<void> {
  const after = await balance();
  if (after - before !== by)
    throw new Fault(
      `expected the balance to move by ${by} hundredths of a point, it moved by ${after - before}`,
    );
}

/** "12.50" as 1250. */
export function readPoints(text: unknown): bigint {
  const [, whole, hundredths] = /^(\d+)\.(\d\d)$/.exec(String(text)) ?? [];
  if (whole === undefined || hundredths === undefined)
    throw new Fault(`expected points with two decimals, got ${JSON.stringify(text)}`);
  return BigInt(whole + hundredths);
}
