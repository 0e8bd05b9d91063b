import type { Leg } from '../../bet.ts';
import { type Coins, coins, formatCoins, noCoins } from '../../coins.ts';
import {
  isRecord,
  isVoid,
  type MarketShape,
  readFigure,
  readRecord,
  type VoidOutcome,
  wordsOrVoid,
} from '../market-shape.ts';

/** A round that a provider plays: the client stakes, and gets back what the provider reports. */
export interface ExternalDefinition {
  readonly shape: 'external';
  /** The most a stake can return, as a multiple of it: the house's risk, and the bound of its wins. */
  readonly returnsTimes: number;
  /** The most one client can win on it, in hundredths as decimal text; absent where only the stakes bound it. */
  readonly profitMax?: string;
}

/** What is returned of each bet, by its option, in hundredths as decimal text; a bet that is not named is lost. */
export type ExternalOutcome =
  | { readonly returned: readonly (readonly [option: string, coins: string])[] }
  | VoidOutcome;

export interface ExternalBook {
  readonly stake: bigint;
}

const accepts = (_definition: ExternalDefinition, leg: Leg): boolean =>
  leg.side === 'back' && leg.cashedAt === undefined && leg.run === undefined;

/** All of a round together, in hundredths: more could not be stored with what the client has already. */
const returnedMost = 10n ** 18n;

const isReturned = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  /^[1-9]\d*$/.test(value[1]);

function isReturnedList(value: unknown): value is readonly (readonly [string, string])[] {
  return (
    Array.isArray(value) &&
    value.every(isReturned) &&
    new Set(value.map(([option]) => option)).size === value.length &&
    value.reduce((sum, [, each]) => sum + BigInt(each), 0n) <= returnedMost
  );
}

const nothing = 'nothing';

function readReturned(text: string): readonly [string, string] | undefined {
  const [, option = '', whole = '', fraction = ''] = /^(\S+):(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const hundredths = BigInt(whole + fraction.padEnd(2, '0'));
  return hundredths === 0n ? undefined : [option, String(hundredths)];
}

const words = wordsOrVoid<ExternalDefinition, Exclude<ExternalOutcome, VoidOutcome>>({
  outcomeWord: 'returned',
  outcomeExample: 'BET:25.50',
  formatOutcome: (_definition, { returned }) =>
    returned.length === 0
      ? nothing
      : returned.map(([option, each]) => `${option}:${formatCoins(coins(BigInt(each)))}`).join(', '),
  readOutcome(_definition, text) {
    if (text === nothing) return { returned: [] };
    const read = text.split(', ').map(readReturned);
    return isReturnedList(read) ? { returned: read } : undefined;
  },
  outcomesInWords: () => `${nothing}, or each bet that is paid with its coins`,
});

export const external: MarketShape<ExternalDefinition, ExternalBook, ExternalOutcome> = {
  isUnpriced: true,
  takesFractions: true,
  ...words,
  emptyBook: () => ({ stake: 0n }),
  accepts,
  addLeg(definition, book, leg) {
    if (!accepts(definition, leg)) throw new RangeError('a round played elsewhere takes stakes alone');
    return { stake: book.stake + leg.stake };
  },
  removeLeg: (_definition, book, leg) => ({ stake: book.stake - leg.stake }),
  worstCase: (_definition, { stake }) => coins(-stake),
  bestCase({ returnsTimes, profitMax }, { stake }) {
    const byStake = stake * BigInt(returnsTimes - 1);
    return coins(profitMax !== undefined && BigInt(profitMax) < byStake ? BigInt(profitMax) : byStake);
  },
  isOutcome(_definition, outcome): outcome is ExternalOutcome {
    return isVoid(outcome) || (isRecord(outcome) && isReturnedList(outcome.returned));
  },
  payout(_definition, leg, outcome): Coins {
    if (isVoid(outcome)) return noCoins;
    const [, returned = '0'] = outcome.returned.find(([option]) => option === leg.option) ?? [];
    return coins(BigInt(returned) - leg.stake);
  },
  winners: () => [],
  positions: () => ({ by: 'option', options: [] }),
  encodeBook: ({ stake }) => ({ stake: stake.toString() }),
  decodeBook: (_definition, encoded) => ({ stake: readFigure(readRecord(encoded).stake) }),
};
