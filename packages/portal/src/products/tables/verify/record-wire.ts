import { keyFromHex, parseCoins, parseDecimalOdds } from '@maidan/betting';
import type { CasinoBet, CasinoResult } from '@maidan/contract/wire';
import { parseCard, type RecordedBet, type RoundRecord } from '@maidan/games/rules';
import { ask } from '../../../house/call.ts';

type RecordFound =
  | { readonly kind: 'found'; readonly record: RoundRecord; readonly result: CasinoResult }
  /** The house has no such finished round. */
  | { readonly kind: 'unknown' }
  /** It was dealt elsewhere, without a commitment. */
  | { readonly kind: 'no-proof' };

/** The house's data on a round, in the form needed to verify it. */
export function recordOf(result: CasinoResult | undefined, bets: readonly CasinoBet[]): RecordFound {
  if (result === undefined) return { kind: 'unknown' };
  const { seedHash, version, payTableHash, chainEnd, position } = result;
  const seed = result.seed === undefined ? undefined : keyFromHex(result.seed);
  if (!seed || !seedHash || version === undefined || !chainEnd || position === undefined) {
    return { kind: 'no-proof' };
  }
  const cards = result.cards.split(',').flatMap((code) => parseCard(code.trim()) ?? []);
  return {
    kind: 'found',
    result,
    record: {
      game: result.gtype,
      roundId: result.mid,
      version,
      seed,
      seedHash,
      ...(payTableHash === undefined ? {} : { payTableHash }),
      chain: { end: chainEnd, position },
      cards,
      ...standingOf(result),
      bets: bets.filter(({ roundId }) => roundId === result.mid).flatMap(betOf),
    },
  };
}

/** The result that the round was dealt with is verified; an operator's correction cannot be verified. */
function standingOf({
  win,
  isVoid = false,
  corrections = [],
}: CasinoResult): Pick<RoundRecord, 'result' | 'isVoid' | 'isCorrected'> {
  const dealt = corrections[0]?.was.win ?? win;
  return {
    ...(dealt === '' ? {} : { result: dealt }),
    ...(isVoid && (corrections.length > 0 || win === '') ? { isVoid } : {}),
    ...(!isVoid && corrections.length > 0 ? { isCorrected: true } : {}),
  };
}

function betOf({ sid, betType, amount, odds, isDeclare, profitLoss }: CasinoBet): RecordedBet[] {
  const [stake, price, profit] = [parseCoins(amount), parseDecimalOdds(odds), parseCoins(profitLoss)];
  if (stake === undefined || price === undefined) return [];
  const side = betType === 'Yes' ? 'back' : 'lay';
  const settled = isDeclare === 1 && profit !== undefined ? { profit } : {};
  return [{ sid, side, stake, odds: price, ...settled }];
}

/** A finished round and the client's own settled bets on it. */
export async function fetchRecord(roundId: string, signal: AbortSignal): Promise<RecordFound> {
  const [{ data }, { casinoBetData }] = await Promise.all([
    ask('casino/allCasinoResult', { roundId }, { signal }),
    ask('casino/diamondBetsList', { roundId, isDeclare: true, isDeleted: false }, { signal }),
  ]);
  return recordOf(data[0], casinoBetData);
}
