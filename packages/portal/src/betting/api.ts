import { call, noResponseCode, type Reply } from '../api/call.ts';
import { updateSession } from '../api/session.ts';

/** A lost reply is asked for again under the same request id, which the house answers alike however often. */
const pausesMs = [1_000, 2_500];

export type Wait = (ms: number) => Promise<void>;
const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function sendBet<Data>(
  send: () => Promise<Reply<Data>>,
  pause: Wait = wait,
): Promise<Reply<Data>> {
  let reply = await send();
  for (const ms of pausesMs) {
    if (!isUnanswered(reply)) break;
    await pause(ms);
    reply = await send();
  }
  return reply;
}

/** Whether the house may have taken a bet that was not confirmed. */
export const isUnanswered = (reply: Reply<unknown>): boolean => !reply.ok && reply.code === noResponseCode;

/** Toggles locally at once and is persisted on the server (document 1, section 4). */
export async function saveConfirmsBets(confirmsBets: boolean): Promise<Reply<unknown>> {
  updateSession({ betChipsModal: confirmsBets });
  const reply = await call('user/updateBetChipsModal', { status: confirmsBets });
  updateSession({ betChipsModal: reply.ok ? reply.data.betChipsModal : !confirmsBets });
  return reply;
}
