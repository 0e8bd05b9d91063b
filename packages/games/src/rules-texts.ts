import type { GameRules } from './kit/game-rules.ts';
import { andarBaharRules } from './tables/andar-bahar/rules.ts';
import { teenpattiThreeRules } from './tables/teenpatti-three/rules.ts';

const texts: readonly GameRules[] = [andarBaharRules, teenpattiThreeRules];

/** What the rules popup of a table says; undefined for a table the house does not deal. */
export const rulesOf = (code: string): GameRules | undefined => texts.find((rules) => rules.code === code);
