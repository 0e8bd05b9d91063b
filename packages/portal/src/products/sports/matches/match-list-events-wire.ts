import type { LiveSocket } from '@maidan/client/sockets.ts';

interface ListUpdate {
  readonly isUpdate?: boolean | undefined;
  readonly sportListUpdate?: boolean | undefined;
}

/**
 * Handles what the house pushes about the matches on offer (document 1, section 7); the returned function
 * stops listening.
 */
export function listenToMatchList(
  socket: Pick<LiveSocket, 'on' | 'off'>,
  refreshMatches: () => void,
): () => void {
  const onUpdate = ({ isUpdate, sportListUpdate }: ListUpdate) => {
    if (isUpdate || sportListUpdate) refreshMatches();
  };
  socket.on('sportsListUpdate', onUpdate);
  socket.on('domainUpdate', onUpdate);
  return () => {
    socket.off('sportsListUpdate', onUpdate);
    socket.off('domainUpdate', onUpdate);
  };
}
