import { type Refusal, refusalFacts, refusalMessage } from '@maidan/betting';
import type { Answer } from '../http/answer.ts';

/** In English words, and with what it takes to say them in the player's own language. */
export const refusalToWire = (refusal: Refusal): Answer<never> => ({
  ok: false,
  message: refusalMessage(refusal),
  refusal: refusalFacts(refusal),
});
