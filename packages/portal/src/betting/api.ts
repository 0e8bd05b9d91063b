import { noResponseCode, type Reply } from '@maidan/client/reply-wire.ts';
import { toast } from '@maidan/ui/toast.tsx';
import { call } from '../house/call.ts';
import { updateSession, useSession } from '../house/session.ts';
import { setWallet } from '../house/wallet-store.ts';
import { useTexts } from '../texts/texts.ts';
import type { Outcome } from './slip.ts';

/**
 * After a lost reply the call is repeated with the same request id, to which the house always gives the same
 * answer.
 */
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

interface WalletFigures {
  readonly totalCoins?: number | undefined;
  readonly exposure?: number | undefined;
}

/** Sends a call whose answer contains the wallet after it, and shows that wallet at once. */
export async function sendForWallet<Data extends WalletFigures>(
  send: () => Promise<Reply<Data>>,
  pause?: Wait,
): Promise<Reply<Data>> {
  const reply = await sendBet(send, pause);
  if (!reply.ok) return reply;
  const { totalCoins, exposure } = reply.data;
  if (totalCoins !== undefined && exposure !== undefined) setWallet({ coins: totalCoins, exposure });
  return reply;
}

/** Whether the house may have accepted a bet that was not confirmed. */
export const isUnanswered = (reply: Reply<unknown>): boolean => !reply.ok && reply.code === noResponseCode;

/** The house's message; empty if there was no answer. */
export const houseWords = (reply: Reply<unknown>): string => (isUnanswered(reply) ? '' : reply.message);

/** The outcome of a bet, with the house's message. */
export const outcomeOf = (reply: Reply<unknown>): Outcome => ({
  isPlaced: reply.ok,
  message: houseWords(reply),
  ...(isUnanswered(reply) ? { isUnanswered: true } : {}),
});

/** Changes at once on this device and is saved on the server (document 1, section 4). */
async function saveConfirmsBets(confirmsBets: boolean): Promise<Reply<unknown>> {
  updateSession({ betChipsModal: confirmsBets });
  const reply = await call('user/updateBetChipsModal', { status: confirmsBets });
  updateSession({ betChipsModal: reply.ok ? reply.data.betChipsModal : !confirmsBets });
  return reply;
}

/** Whether each bet is confirmed in a dialog, and a function to change it. */
export function useConfirmsBets(): readonly [boolean, (confirmsBets: boolean) => Promise<void>] {
  const { errors } = useTexts();

  async function choose(confirmsBets: boolean): Promise<void> {
    const reply = await saveConfirmsBets(confirmsBets);
    if (!reply.ok) toast.error(reply.message, { title: errors.title });
  }

  return [useSession()?.confirmsBets ?? true, choose];
}
