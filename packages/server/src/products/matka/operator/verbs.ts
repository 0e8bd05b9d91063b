import type { Verb } from '../../../verb/verb.ts';
import type { OperatedMatka } from '../matka.ts';
import { correctPanna } from './correct-panna.ts';
import { enterPanna, voidDraw } from './draws.ts';
import { setMatka } from './set-matka.ts';
import { openMatka, shutMatka } from './switch-matka.ts';

/** In the order help shows them. */
export const matkaVerbs: readonly Verb<OperatedMatka>[] = [
  openMatka,
  shutMatka,
  setMatka,
  enterPanna,
  voidDraw,
  correctPanna,
];
