import { type LiveSocket, openSocket } from '@maidan/client/sockets.ts';

export interface Heard {
  readonly event: string;
  readonly message: unknown;
}

export interface TestSocket {
  readonly io: LiveSocket;
  /** Everything the server sent so far, in order. */
  readonly heard: Heard[];
  /** The first such event not yet taken, waited for; rejects when the socket closes first. */
  next(event: string): Promise<unknown>;
  /** Resolves once the server has closed it. */
  readonly closed: Promise<string>;
  prove(claim: { token: string; userId: string }): Promise<unknown>;
  close(): void;
}

/** The headers of the socket's first request. */
export interface TestSocketOptions {
  readonly host?: string;
  readonly forwardedHost?: string;
  readonly forwardedFor?: string;
}

/** A connected socket that has proved nothing yet. */
export async function openTestSocket(
  address: string,
  { host, forwardedHost, forwardedFor }: TestSocketOptions,
): Promise<TestSocket> {
  const socket = openSocket(address, {
    forceNew: true,
    reconnection: false,
    extraHeaders: {
      ...(host === undefined ? {} : { host }),
      ...(forwardedHost === undefined ? {} : { 'x-forwarded-host': forwardedHost }),
      ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
    },
  });
  const heard: Heard[] = [];
  const untaken: Heard[] = [];
  const waiting: { event: string; resolve: (message: unknown) => void; reject: (reason: Error) => void }[] =
    [];

  socket.onAny((event: string, message: unknown) => {
    heard.push({ event, message });
    const at = waiting.findIndex((waiter) => waiter.event === event);
    if (at === -1) untaken.push({ event, message });
    else waiting.splice(at, 1)[0]?.resolve(message);
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('disconnect', (reason) => {
      for (const { event, reject } of waiting.splice(0))
        reject(new Error(`closed before ${event}: ${reason}`));
      resolve(reason);
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
    socket.connect();
  });

  function next(event: string): Promise<unknown> {
    const at = untaken.findIndex((heardMessage) => heardMessage.event === event);
    if (at !== -1) return Promise.resolve(untaken.splice(at, 1)[0]?.message);
    return new Promise((resolve, reject) => waiting.push({ event, resolve, reject }));
  }

  return {
    io: socket,
    heard,
    next,
    closed,
    prove({ token, userId }) {
      socket.emit('login', { token, userId, domain: host ?? 'localhost' });
      return next('userLoggedIn');
    },
    close: () => socket.close(),
  };
}
