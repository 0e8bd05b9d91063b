import type { Server } from 'node:http';
import type { LiveServer } from './live-server.ts';

/** Of one message, whose size is bounded too. A browser sends a message of ours in one. */
const framesMost = 16;

/** The websocket server inside Engine.IO, which passes on no such option. */
interface OpenEngine {
  readonly ws: { readonly options: { maxFragments?: number } };
}

/** A frame of one byte, or of none, costs as much as one of a thousand: a message in more of them is not read further. */
export function boundFrames(server: LiveServer, http: Server): void {
  const bound = () => {
    const { ws } = server.engine as unknown as OpenEngine;
    ws.options.maxFragments = framesMost;
  };
  bound();
  // Engine.IO then makes another.
  http.on('listening', bound);
}
