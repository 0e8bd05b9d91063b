import { type Refusal, refusalFacts, refusalMessage } from '@maidan/betting';
import type { Refused } from '../http/answer.ts';

/** The refusal in English, and as data for other languages. */
export const refusalToWire = (refusal: Refusal): Refused => ({
  ok: false,
  message: refusalMessage(refusal),
  refusal: refusalFacts(refusal),
});
