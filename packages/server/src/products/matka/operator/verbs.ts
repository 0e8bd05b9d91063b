import type { Verb } from '../../../operator/verb.ts';
import { correctPanna } from './correct-panna.ts';
import { enterPanna } from './enter-panna.ts';
import { openMatka } from './open-matka.ts';
import { setMatka } from './set-matka.ts';
import { shutMatka } from './shut-matka.ts';
import { voidDraw } from './void-draw.ts';

/** In the order help shows them. */
export const matkaVerbs: readonly Verb[] = [
  openMatka,
  shutMatka,
  setMatka,
  enterPanna,
  voidDraw,
  correctPanna,
];
