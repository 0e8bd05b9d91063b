import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between a house and its database, and can stop passing anything on, as a network that fails does. */
export async function stallingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isStalled = false;

  const join = ([near, far]: readonly [Socket, Socket]) => {
    near.pipe(far);
    far.pipe(near);
  };
  const part = ([near, far]: readonly [Socket, Socket]) => {
    near.unpipe(far);
    far.unpipe(near);
    near.pause();
    far.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    if (isStalled) part(pair);
    else join(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);

  return {
    url: url.href,
    stall() {
      isStalled = true;
      for (const pair of pairs) part(pair);
    },
    resume() {
      // Joined twice, every byte would pass twice.
      if (!isStalled) return;
      isStalled = false;
      for (const pair of pairs) join(pair);
    },
    /** The house's end of every connection is gone, and the database does not notice. */
    cut() {
      for (const [near, far] of pairs) {
        far.unpipe(near);
        near.unpipe(far);
        near.removeAllListeners('close');
        near.destroy();
      }
    },
    async close() {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
