import { type Refusal, refusalFacts, refusalMessage } from '@maidan/betting';
import type { Refused } from '../http/answer.ts';

/** In English words, and with what it takes to say them in the player's own language. */
export const refusalToWire = (refusal: Refusal): Refused => ({
  ok: false,
  message: refusalMessage(refusal),
  refusal: refusalFacts(refusal),
});
