import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@maidan/process/limits/address-key.ts';

/** Closes connections that one address opens beyond its limit. */
export function boundConnections(server: Server, mostPerAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    const count = open.get(key) ?? 0;
    if (count >= mostPerAddress) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}
