import { call } from '../../api/call.ts';
import { endSession, startLeaving } from '../../api/session.ts';

/** Logging out must not keep the player waiting. */
const limitMs = 3_000;

/** Leaves even when the house cannot be reached: the device must forget the client either way. */
export async function leave(): Promise<void> {
  startLeaving();
  await call('user/logout', {}, { limitMs });
  endSession();
}
