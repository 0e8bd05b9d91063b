import { shutFlights } from './aviator/operator/shut-flights.ts';
import { aviatorVerbs } from './aviator/operator/verbs.ts';
import { switchedOffGames } from './launched/operator/switched-off-games.ts';
import { launchedVerbs } from './launched/operator/verbs.ts';
import { shutMatkas } from './matka/operator/shut-matkas.ts';
import { matkaVerbs } from './matka/operator/verbs.ts';
import type { ListShut } from './operator/shut.ts';
import type { Verb } from './operator/verb.ts';
import { shutSports } from './sports/operator/shut-sports.ts';
import { sportsVerbs } from './sports/operator/verbs.ts';
import { shutTables } from './tables/operator/shut-tables.ts';
import { tableVerbs } from './tables/operator/verbs.ts';

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
