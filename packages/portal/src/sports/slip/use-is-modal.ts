import { useSession } from '../../api/session.ts';

/** Document 1, section 2: the client's setting decides whether the slip is a modal. */
export const useIsModal = (): boolean => useSession()?.confirmsBets ?? true;
