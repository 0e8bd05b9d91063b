import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { rootPath } from '../../api/paths.ts';
import { endSession } from '../../api/session.ts';

/** Logging out must not keep the player waiting. */
const limitMs = 3_000;

/** Leaves even when the house can not be reached: the device must forget the client either way. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  async function leave(): Promise<void> {
    await call('user/logout', {}, { limitMs });
    endSession();
    await navigate(rootPath, { replace: true });
  }

  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void leave();
  };
}
