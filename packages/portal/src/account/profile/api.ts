import type { Reply } from '@maidan/client/reply-wire.ts';
import { call } from '../../house/call.ts';
import { updateSession } from '../../house/session.ts';

/** On the wire and in the stored session the chosen points are times 100. */
const wirePoints = 100;

export const pointsOf = (rateDifference: number): number => Math.round(rateDifference / wirePoints);

export async function saveRateDifference(points: number): Promise<Reply<unknown>> {
  const reply = await call('user/updateRateReffrenece', { rate: points * wirePoints });
  if (reply.ok) updateSession({ rateReffrence: reply.data.rateReffrenec });
  return reply;
}
