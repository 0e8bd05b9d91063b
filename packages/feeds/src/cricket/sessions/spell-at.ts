import { bowlerAt, currentTally, type Game, overOfBowler } from '../figures/game.ts';
import type { CricketPlan } from '../plan.ts';
import { bowlerPlaces } from '../squad.ts';

/** Who bowls an over, counted from 1, of the innings in progress, and which of their own overs it is. */
export function spellAt(
  plan: CricketPlan,
  game: Game,
  over: number,
): { readonly team: string; readonly player: string; readonly overs: number } {
  const { side } = currentTally(game);
  const { team, players } = plan.squads[side === 0 ? 1 : 0];
  const bowler = bowlerAt(over - 1, game.spellOvers);
  const player = players[bowlerPlaces[bowler] ?? -1];
  if (player === undefined) throw new Error(`${team.name} has no bowler for over ${over}`);
  let overs = 1;
  while (overOfBowler(bowler, overs, game.spellOvers) < over) overs += 1;
  return { team: team.name, player, overs };
}
