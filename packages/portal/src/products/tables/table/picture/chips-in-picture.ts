import { type Coins, coins } from '@maidan/betting';
import type { SceneProps, TableFace } from '@maidan/games/boards';

type SceneChip = SceneProps['chips'][number];
type BySid = ReadonlyMap<string, Coins>;

interface Laid extends Pick<TableFace, 'placeOf'> {
  readonly stakes: BySid;
  /** The client's profit by option, once the bets are settled. */
  readonly profits: BySid;
}

/** The client's own stakes, one pile per place. A pile is won if one of its options is. */
export function chipsInPicture({ placeOf, stakes, profits }: Laid): readonly SceneChip[] {
  const piles = Map.groupBy(stakes, ([sid]) => placeOf(sid));
  return [...piles].map(([place, here]) => ({
    place,
    amount: coins(here.reduce((sum, [, stake]) => sum + stake, 0n)),
    state: stateOf(here.map(([sid]) => profits.get(sid) ?? 0n)),
  }));
}

/** Returned stakes stay where they are. */
function stateOf(made: readonly bigint[]): SceneChip['state'] {
  if (made.some((profit) => profit > 0n)) return 'won';
  return made.some((profit) => profit < 0n) ? 'lost' : 'placed';
}
