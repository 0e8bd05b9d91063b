import { aviatorVerbs } from './aviator/operator/verbs.ts';
import { launchedVerbs } from './launched/operator/verbs.ts';
import { matkaVerbs } from './matka/operator/verbs.ts';
import type { Verb } from './operator/verb.ts';
import { sportsVerbs } from './sports/operator/verbs.ts';
import { tableVerbs } from './tables/operator/verbs.ts';

/** What an operator can do with each product, with or without a running server. */
export const productVerbs: readonly Verb[] = [
  ...sportsVerbs,
  ...tableVerbs,
  ...matkaVerbs,
  ...aviatorVerbs,
  ...launchedVerbs,
];
