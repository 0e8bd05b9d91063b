import { moneyRules } from './money-rules.ts';
import { rollbackRules } from './rollback-rules.ts';
import { expectOk, Fault, type Rule, type RuleParts, readPoints, type Seat } from './rule.ts';
import { signingRules } from './signing-rules.ts';
import { createWalletClient, newNonce, type WalletClient, type WalletUnderTest } from './wallet-client.ts';

export interface RuleResult {
  readonly sentence: string;
  /** Absent where the rule holds. */
  readonly fault?: string;
}

/** What all rules together stake, and a margin. */
const pointsLeast = 3_000n;

/** Checks the whole contract over HTTP alone, as the player of this launch token. */
export async function runConformance(wallet: WalletUnderTest, token: string): Promise<RuleResult[]> {
  const client = createWalletClient(wallet);
  const opening = 'a launch token is exchanged for a session, a player, a price and a balance';
  let seat: Seat;
  try {
    seat = await openSeat(client, token);
  } catch (error) {
    return [{ sentence: opening, fault: faultOf(error) }];
  }
  const parts = partsOf(client, seat, wallet.now);
  const results: RuleResult[] = [{ sentence: opening }];
  for (const rule of [...signingRules, ...moneyRules, ...rollbackRules])
    results.push({ sentence: rule.sentence, ...(await checkRule(rule, parts)) });
  return results;
}

async function checkRule(rule: Rule, parts: RuleParts): Promise<{ fault?: string }> {
  try {
    await rule.check(parts);
    return {};
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // When the wallet does not answer at all, the reason is in the cause of fetch's error.
  return error.cause instanceof Error
    ? `the wallet cannot be reached: ${error.cause.message}`
    : error.message;
}

async function openSeat(client: WalletClient, token: string): Promise<Seat> {
  const answer = await client.send('authenticate', { token });
  expectOk(answer);
  const { session, player, gameId, name, pricePerPoint, balance } = answer.body;
  for (const [word, text] of Object.entries({ session, player, gameId, name }))
    if (typeof text !== 'string' || text === '')
      throw new Fault(`expected a ${word}, got ${JSON.stringify(text)}`);
  if (typeof pricePerPoint !== 'number' || pricePerPoint <= 0)
    throw new Fault(`expected a price of a point above 0, got ${JSON.stringify(pricePerPoint)}`);
  if (readPoints(balance) < pointsLeast)
    throw new Fault(`the player needs ${pointsLeast / 100n} points for this run and has ${balance}`);
  return { session: String(session), player: String(player), gameId: String(gameId), token };
}

function partsOf(client: WalletClient, seat: Seat, now: () => number): RuleParts {
  const run = newNonce()
    .slice(0, 12)
    .replaceAll(/[^A-Za-z0-9]/g, 'x');
  let last = 0;
  const { session, player, gameId } = seat;
  return {
    client,
    seat,
    now,
    fresh(word) {
      last += 1;
      return `${word}-${run}-${last}`;
    },
    async balance() {
      const answer = await client.send('balance', { session });
      expectOk(answer);
      return readPoints(answer.body.balance);
    },
    bet: (transactionId, roundId, amount) =>
      client.send('bet', { session, transactionId, roundId, gameId, amount }),
    win: (transactionId, roundId, amount, isFinal = true) =>
      client.send('win', { player, transactionId, roundId, amount, isFinal }),
    rollback: (transactionId, rollsBack, roundId) =>
      client.send('rollback', { player, transactionId, rollsBack, roundId }),
  };
}
