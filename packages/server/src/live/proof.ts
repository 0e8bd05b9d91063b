import type { Cancel, Clock } from '@maidan/betting';
import { bareReconnect, type ClaimAnswer, loginPayload } from '@maidan/contract';
import type { Logger } from '@maidan/process/log.ts';
import { type Brands, isDemoClient } from '../brands/brands.ts';
import { requestedHost } from '../http/answer.ts';
import { openCount } from '../http/limit-bodies.ts';
import type { Sessions } from '../signed-in/sessions.ts';
import type { SignedIn } from '../signed-in/store.ts';
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

  function findSession(socket: LiveSocket, token: string): Promise<SignedIn | undefined> {
    const brand = brands.ofHost(requestedHost(socket.handshake.headers, trustedProxies));
    return sessions.find(token, brand?.code);
  }

  async function sessionOf(socket: LiveSocket, payload: unknown): Promise<SignedIn | undefined> {
    const claim = loginPayload.safeParse(payload);
    if (!claim.success) return undefined;
    const session = await findSession(socket, claim.data.token);
    return claim.data.userId === String(session?.accountId) ? session : undefined;
  }

  /** False when the account has the most sockets allowed. */
  function admit(session: SignedIn, connection: AddressedConnection): boolean {
    const key = accountKey(brands, session, connection.address);
    if (openOf.of(key) >= mostPerAccount) return false;
    connection.onGone(openOf.add(key));
    connection.nowProved(key);
    return true;
  }

  async function prove(
    socket: LiveSocket,
    connection: AddressedConnection,
    claimed: Promise<SignedIn | undefined>,
  ): Promise<boolean> {
    const session = await claimed;
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
    socket.data.countedAs = accountKey(brands, session, connection.address);
    await socket.join([
      provedRoom,
      clientRoom(session.accountId),
      brandRoom(session.brand),
      sessionRoom(session.token),
    ]);
    socket.emit('userLoggedIn', { userId: String(session.accountId) }, mark);
    return true;
  }

  return (socket, connection) => {
    const proveOf = (claimed: Promise<SignedIn | undefined>) =>
      prove(socket, connection, claimed).catch((error: Error) => {
        log.error({ reason: error.message }, 'socket proof failed');
        return false;
      });
    const known = socket.data.before?.session;
    const claims = listenForClaims(socket, clock, proveOf, (payload) => sessionOf(socket, payload));
    if (known !== undefined) void claims.take(() => findSession(socket, known.token));
  };
}

/** Everyone may sign in as the demo client, so its sockets are counted by address. */
function accountKey(brands: Brands, session: SignedIn, address: string): string {
  const { accountId } = session;
  return isDemoClient(brands, session) ? `${accountId} ${address}` : String(accountId);
}

/** A text at the end of a message lets a client show, after a dropped line, which connection it was. */
const mark = '';

/** Some clients reconnect with nothing but their id, and sign in by the `login` that follows. */
const claimsNothing = (payload: unknown): boolean => bareReconnect.safeParse(payload).success;

function answerClaim(answer: unknown, isProved: boolean): void {
  if (typeof answer === 'function') answer({ isProved } satisfies ClaimAnswer);
}

/** Every socket is in a room of its own; an unproved one in others only if it watches them. */
const isWatching = (socket: LiveSocket): boolean => socket.rooms.size > 1;

function listenForClaims(
  socket: LiveSocket,
  clock: Clock,
  prove: (claimed: Promise<SignedIn | undefined>) => Promise<boolean>,
  sessionOf: (payload: unknown) => Promise<SignedIn | undefined>,
): { take(claim: () => Promise<SignedIn | undefined>): Promise<void> } {
  let cancelDeadline: Cancel;
  const startDeadline = () => {
    cancelDeadline = clock.after(proofMs, () => {
      if (isWatching(socket)) startDeadline();
      else socket.disconnect(true);
    });
  };
  startDeadline();
  let isProving = false;
  const take = async (claim: () => Promise<SignedIn | undefined>, answer?: unknown) => {
    // Each try costs a read: one at a time, and none after the first failure.
    if (isProving) return;
    isProving = true;
    const isProved = await prove(claim());
    isProving = false;
    answerClaim(answer, isProved);
    if (isProved) cancelDeadline();
    else socket.disconnect(true);
  };
  const onClaim = (payload: unknown, answer?: unknown) => take(() => sessionOf(payload), answer);
  socket.on('login', onClaim);
  socket.on('reconnect', (payload: unknown, answer?: unknown) => {
    if (claimsNothing(payload)) return answerClaim(answer, socket.data.session !== undefined);
    return onClaim(payload, answer);
  });
  socket.on('disconnect', (reason) => {
    cancelDeadline();
    // A connection without its namespace would stay open, since nothing is left to prove.
    if (reason === 'client namespace disconnect') socket.conn.close();
  });
  return { take };
}
