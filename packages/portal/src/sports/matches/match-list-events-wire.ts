import type { LiveSocket } from '../../live/connection.ts';

type ListEvents = Pick<LiveSocket, 'on' | 'off'>;

/** What the house pushes about the matches on offer (document 1, section 7); the returned function stops listening. */
export function listenToMatchList(socket: ListEvents, refreshMatches: () => void): () => void {
  const onList = ({ isUpdate }: { readonly isUpdate?: boolean }) => {
    if (isUpdate) refreshMatches();
  };
  const onDomain = ({ sportListUpdate }: { readonly sportListUpdate?: boolean }) => {
    if (sportListUpdate) refreshMatches();
  };
  socket.on('sportsListUpdate', onList);
  socket.on('domainUpdate', onDomain);
  return () => {
    socket.off('sportsListUpdate', onList);
    socket.off('domainUpdate', onDomain);
  };
}
