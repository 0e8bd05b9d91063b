import type { BetWords } from '../bets/lists/bet-words.ts';
import { roundWords } from '../rounds/round-words.ts';
import { matchWords } from '../sports/match-words.ts';

/** Of every product whose bets stand in the lists of an account. */
export const knownWords: readonly BetWords[] = [matchWords, roundWords];
