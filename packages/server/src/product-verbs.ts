import { aviatorVerbs, shutFlights } from './products/aviator/operator/verbs.ts';
import { switchedOffGames } from './products/launched/operator/games.ts';
import { launchedVerbs } from './products/launched/operator/verbs.ts';
import { shutMatkas } from './products/matka/operator/switch-matka.ts';
import { matkaVerbs } from './products/matka/operator/verbs.ts';
import { shutSports } from './products/sports/operator/switch-match.ts';
import { sportsVerbs } from './products/sports/operator/verbs.ts';
import { shutTables } from './products/tables/operator/switch-table.ts';
import { tableVerbs } from './products/tables/operator/verbs.ts';
import type { OperatedProducts } from './products.ts';
import type { ListShut, Verb } from './verb/verb.ts';

/** The operator verbs of each product, with or without a running server. */
export const productVerbs: readonly Verb<OperatedProducts>[] = [
  ...sportsVerbs,
  ...tableVerbs,
  ...matkaVerbs,
  ...aviatorVerbs,
  ...launchedVerbs,
];

/** What an operator has shut in each product. */
export const shutInProducts: readonly ListShut[] = [
  shutSports,
  shutTables,
  shutMatkas,
  shutFlights,
  switchedOffGames,
];
