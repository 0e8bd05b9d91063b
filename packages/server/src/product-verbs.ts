import type { ListShut } from './operator/shut.ts';
import type { Verb } from './operator/verb.ts';
import { shutFlights } from './products/aviator/operator/shut-flights.ts';
import { aviatorVerbs } from './products/aviator/operator/verbs.ts';
import { switchedOffGames } from './products/launched/operator/switched-off-games.ts';
import { launchedVerbs } from './products/launched/operator/verbs.ts';
import { shutMatkas } from './products/matka/operator/shut-matkas.ts';
import { matkaVerbs } from './products/matka/operator/verbs.ts';
import { shutSports } from './products/sports/operator/shut-sports.ts';
import { sportsVerbs } from './products/sports/operator/verbs.ts';
import { shutTables } from './products/tables/operator/shut-tables.ts';
import { tableVerbs } from './products/tables/operator/verbs.ts';

/** The operator verbs of each product, with or without a running server. */
export const productVerbs: readonly Verb[] = [
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
