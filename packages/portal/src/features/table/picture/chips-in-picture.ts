import { type Coins, coins } from '@maidan/betting';
import type { SceneProps } from '@maidan/games/boards';
import type { TableOption } from '@maidan/games/rules';
import { placeOfOption } from './place-of-option.ts';

type SceneChip = SceneProps['chips'][number];

interface Laid {
  readonly options: readonly TableOption[];
  readonly places: readonly string[];
  /** By sid. */
  readonly stakes: ReadonlyMap<string, Coins>;
  /** Of the round, once it is decided. */
  readonly winners: readonly string[] | undefined;
}

/** The client's own stakes, one pile to a place. A pile is won when one of its options is. */
export function chipsInPicture({ options, places, stakes, winners }: Laid): readonly SceneChip[] {
  return places.flatMap((place): SceneChip[] => {
    const here = options.filter(
      (option) => stakes.has(option.sid) && placeOfOption(option, places) === place,
    );
    const amount = here.reduce((sum, { sid }) => sum + (stakes.get(sid) ?? 0n), 0n);
    if (amount === 0n) return [];
    const hasWon = here.some(({ sid }) => winners?.includes(sid));
    return [{ place, amount: coins(amount), state: winners ? (hasWon ? 'won' : 'lost') : 'placed' }];
  });
}
