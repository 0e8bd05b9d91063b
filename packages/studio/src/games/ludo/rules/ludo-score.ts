import type { Tokens } from './ludo-moves.ts';
import { homeBonus, homeStep } from './ludo-rules.ts';

export function scoreOf(tokens: Tokens): number {
  let score = 0;
  for (const step of tokens) score += step === homeStep ? step + homeBonus : step;
  return score;
}

export const isAllHome = (tokens: Tokens): boolean => tokens.every((step) => step === homeStep);
