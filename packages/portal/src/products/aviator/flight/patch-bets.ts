import type { AviatorBetsPatch, AviatorBetsPicture, LiveBet } from '@maidan/contract/wire';

/** The picture with the patch applied; undefined if the patch does not follow it. */
export function patchBets(
  picture: AviatorBetsPicture,
  patch: AviatorBetsPatch,
): AviatorBetsPicture | undefined {
  if (patch.n !== picture.n + 1) return undefined;
  const { gone, ...changes } = patch;
  if (patch.roundId !== undefined && patch.roundId !== picture.roundId) {
    return { ...picture, ...changes, bets: patch.bets ?? [] };
  }
  return { ...picture, ...changes, bets: sorted(merge(picture.bets, patch.bets ?? [], gone ?? [])) };
}

function merge(before: readonly LiveBet[], changed: readonly LiveBet[], gone: readonly string[]): LiveBet[] {
  const byId = new Map(before.map((bet) => [bet.id, bet]));
  for (const bet of changed) byId.set(bet.id, bet);
  for (const id of gone) byId.delete(id);
  return [...byId.values()];
}

/** The largest first, as in the house. */
const sorted = (bets: LiveBet[]): LiveBet[] => bets.sort((one, other) => other.amount - one.amount);
