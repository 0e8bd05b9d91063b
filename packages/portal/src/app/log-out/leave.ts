import { call } from '../../house/call.ts';
import { endSession, startLeaving } from '../../house/session.ts';

/** Logging out must not keep the player waiting. */
const limitMs = 3_000;

/** Logs out even when the house cannot be reached: the device must clear the client's data in any case. */
export async function leave(): Promise<void> {
  startLeaving();
  await call('user/logout', {}, { limitMs });
  endSession();
}
