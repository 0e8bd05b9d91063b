import type { Cancel, Clock } from '@maidan/betting';
import { loginPayload } from '@maidan/contract';
import type { Sessions } from '../account/sessions.ts';
import type { SignedIn } from '../account/signed-in.ts';
import { isDemoClient } from '../brands/is-demo-client.ts';
import type { Brands } from '../brands/loaded-brand.ts';
import { askedHost } from '../http/asked-host.ts';
import { openCount } from '../limits/open-count.ts';
import type { Logger } from '../log.ts';
import type { AddressedConnection } from './connections.ts';
import type { LiveSocket } from './live-server.ts';
import { brandRoom, clientRoom, provedRoom, sessionRoom } from './socket-outbox.ts';

/** A socket that neither proved its session nor watches a room by then is closed. */
export const proofMs = 10_000;

export interface ProofParts {
  readonly sessions: Sessions;
  readonly brands: Brands;
  readonly clock: Clock;
  /** How many proxies in front are trusted. */
  readonly trustedProxies: number;
  readonly mostPerAccount: number;
  readonly log: Logger;
}

/** Gives a new socket some time to prove its session, and joins its rooms once it has. */
export function createProof(
  parts: ProofParts,
): (socket: LiveSocket, connection: AddressedConnection) => void {
  const { sessions, brands, clock, trustedProxies, mostPerAccount, log } = parts;
  const openOf = openCount();

  async function sessionOf(socket: LiveSocket, payload: unknown): Promise<SignedIn | undefined> {
    const claim = loginPayload.safeParse(payload);
    if (!claim.success) return undefined;
    const brand = brands.ofHost(askedHost(socket.handshake.headers, trustedProxies));
    const session = await sessions.find(claim.data.token, brand?.code);
    return claim.data.userId === String(session?.accountId) ? session : undefined;
  }

  /** Everyone may sign in as the demo client, so its sockets are counted by address. */
  function accountKey(session: SignedIn, address: string): string {
    const { accountId } = session;
    return isDemoClient(brands, session) ? `${accountId} ${address}` : String(accountId);
  }

  /** False when the account has the most sockets allowed. */
  function admit(session: SignedIn, connection: AddressedConnection): boolean {
    const key = accountKey(session, connection.address);
    if (openOf.of(key) >= mostPerAccount) return false;
    connection.onGone(openOf.add(key));
    connection.nowProved(key);
    return true;
  }

  async function prove(
    socket: LiveSocket,
    connection: AddressedConnection,
    payload: unknown,
  ): Promise<boolean> {
    const session = await sessionOf(socket, payload);
    // A socket that disconnected meanwhile would stay in its rooms for ever.
    if (!socket.connected) return false;
    if (session === undefined) {
      socket.emit('domainUpdate', { isLogout: true });
      return false;
    }
    const known = socket.data.session;
    // A socket belongs to one session: in the rooms of two clients it would receive both wallets.
    if (known !== undefined && known.token !== session.token) return false;
    if (known === undefined && !admit(session, connection)) return false;
    socket.data.session = session;
    socket.data.countedAs = accountKey(session, connection.address);
    await socket.join([
      provedRoom,
      clientRoom(session.accountId),
      brandRoom(session.brand),
      sessionRoom(session.token),
    ]);
    socket.emit('userLoggedIn', { userId: String(session.accountId) });
    return true;
  }

  return (socket, connection) =>
    listenForClaims(socket, clock, (payload) =>
      prove(socket, connection, payload).catch((error: Error) => {
        log.error({ reason: error.message }, 'socket proof failed');
        return false;
      }),
    );
}

/** Every socket is in a room of its own; an unproved one in others only if it watches them. */
const isWatching = (socket: LiveSocket): boolean => socket.rooms.size > 1;

function listenForClaims(
  socket: LiveSocket,
  clock: Clock,
  prove: (payload: unknown) => Promise<boolean>,
): void {
  let cancelDeadline: Cancel;
  const startDeadline = () => {
    cancelDeadline = clock.after(proofMs, () => {
      if (isWatching(socket)) startDeadline();
      else socket.disconnect(true);
    });
  };
  startDeadline();
  let isProving = false;
  const onClaim = async (payload: unknown) => {
    // Each try costs a read: one at a time, and none after the first failure.
    if (isProving) return;
    isProving = true;
    const isProved = await prove(payload);
    isProving = false;
    if (isProved) cancelDeadline();
    else socket.disconnect(true);
  };
  socket.on('login', onClaim);
  socket.on('reconnect', onClaim);
  socket.on('disconnect', (reason) => {
    cancelDeadline();
    // A connection without its namespace would stay open, since nothing is left to prove.
    if (reason === 'client namespace disconnect') socket.conn.close();
  });
}
