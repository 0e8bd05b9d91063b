import { parseCoins } from '@maidan/betting';
import type { AviatorBet, FlownRound } from '@maidan/contract/wire';
import { flightEntry } from '@maidan/games/rules';
import { ask } from '../../../house/call.ts';
import type { FlownBet, FlownRecord } from './flight-text.ts';

/** The house's data on a flight, in the form needed to verify it; undefined if something is missing. */
export function recordOf(round: FlownRound, bets: readonly AviatorBet[]): FlownRecord | undefined {
  const { roundId, seed, seedHash, salt, commitment, version, chainEnd, position, creashValue } = round;
  if (seed === undefined || seedHash === undefined || salt === undefined) return undefined;
  if (commitment === undefined) return undefined;
  if (version === undefined || chainEnd === undefined || position === undefined) return undefined;
  const isVoid = round.isVoid === true;
  return {
    roundId,
    seed,
    seedHash,
    salt,
    commitment,
    version,
    chainEnd,
    position,
    crash: Math.round(creashValue * 100),
    isVoid,
    bets: bets.filter((bet) => bet.roundId === roundId && (bet.isVoid === true) === isVoid).flatMap(betOf),
  };
}

function betOf({ amount, multiplier, autoCashOut, profit, loss, isDeclare }: AviatorBet): FlownBet[] {
  const stake = parseCoins(amount);
  const settled = parseCoins(profit - loss);
  if (stake === undefined) return [];
  return [
    {
      stake,
      ...(multiplier === null ? {} : { cashedAt: Math.round(multiplier * 100) }),
      ...(autoCashOut === undefined ? {} : { target: Math.round(autoCashOut * 100) }),
      ...(isDeclare === 1 && settled !== undefined ? { profit: settled } : {}),
    },
  ];
}

type FlownFound =
  | { readonly kind: 'found'; readonly record: FlownRecord }
  | { readonly kind: 'unknown' | 'no-proof' };

/** A finished flight and the client's own settled bets on it. */
export async function fetchFlown(roundId: string, signal: AbortSignal): Promise<FlownFound> {
  const { code, eventId } = flightEntry;
  const [{ data }, bets] = await Promise.all([
    ask('v1/game/getRoundIdDetails', { gameType: code, roundId }, { signal }),
    ask('casino/avaitorBetsList', { eventId, show: 'mine', isDeclare: true }, { signal }),
  ]);
  const [round] = data;
  if (round === undefined) return { kind: 'unknown' };
  const record = recordOf(round, bets);
  return record ? { kind: 'found', record } : { kind: 'no-proof' };
}
