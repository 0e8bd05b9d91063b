import type { Refusal, Result } from '@maidan/betting';
import type { Act, ActAnswer, CashedOut } from './act.ts';
import type { Placed } from './bet-request.ts';
import { takeBet } from './decide-bet.ts';
import { cashOutBet } from './decide-cash-out.ts';
import { type Desk, requestKey } from './desk.ts';
import { actHash, earlierHash } from './input-hash.ts';
import { encodeRefusal } from './refusal-json.ts';
import * as store from './store.ts';

/** The key under which the answer will stand, or an answer that is not to be remembered. */
export function decideAct(desk: Desk, act: Act): string | ActAnswer {
  const { client, requestId } = act.request;
  const key = requestKey(client, requestId);
  const hash = actHash(act);
  const earlier = desk.answers.get(key);
  if (earlier !== undefined) {
    if (isSameInput(earlier.hash, hash, act)) return key;
    return { ok: false, refusal: { code: 'request-id-reused', request: requestId } };
  }
  const answer = carryOut(desk, act, hash);
  desk.answers.set(key, { hash, answer });
  if (!answer.ok)
    desk.refusals.push({ client, requestId, inputHash: hash, refusal: encodeRefusal(answer.refusal) });
  return key;
}

const carryOut = (desk: Desk, act: Act, hash: string): Result<Placed | CashedOut, Refusal> =>
  act.kind === 'place' ? takeBet(desk, act.request, hash) : cashOutBet(desk, act.request, hash);

const isSameInput = (earlier: string, now: string, act: Act): boolean =>
  earlier === now ||
  earlier === store.anyInput ||
  (act.kind === 'place' && earlier === earlierHash(act.request));
