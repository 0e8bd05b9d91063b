import type { Reply } from '@maidan/client/reply-wire.ts';
import { call } from '../../house/call.ts';
import { updateSession } from '../../house/session.ts';

export async function changePassword(oldPassword: string, password: string): Promise<Reply<unknown>> {
  const reply = await call('user/updateUserPassword', { oldPassword, password });
  if (reply.ok) updateSession({ isPasswordChanged: true });
  return reply;
}
