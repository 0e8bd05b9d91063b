import { parseCoins } from '@maidan/betting';
import type { AviatorBet, FlownRound } from '@maidan/contract/wire';
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
