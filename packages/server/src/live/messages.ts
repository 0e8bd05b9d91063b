import { isNestedTooDeeply } from '@maidan/contract';
import type { Turns } from '../limits/turns.ts';
import type { EngineConnection } from './send-frame.ts';

/** Type, namespace and number of a message of the Socket.IO protocol, before its JSON. */
const beforeJson = /^[\s\S]?(\/[^,]*,?)?[\d\s]*/;
/** A message of several parts, which the house has none of: what stands before its JSON could hide brackets. */
const ofParts = /^[56]/;

const isEvent = (message: unknown): boolean => typeof message === 'string' && message.startsWith('2');

const isReadable = (message: unknown): boolean =>
  typeof message === 'string' &&
  !ofParts.test(message) &&
  !isNestedTooDeeply(message.replace(beforeJson, ''));

export interface Receiver {
  client(): string;
  /** False above the limit: the event is dropped, and costs nothing more. */
  takeEvent(): boolean;
  cut(): void;
}

/**
 * Socket.IO parses a message as soon as it has arrived. Here messages first wait, in their order, for their client's turn,
 * and one that is nested too deeply is not parsed: its connection is cut.
 */
export function waitForTurns(
  conn: EngineConnection,
  turns: Turns,
  { client, takeEvent, cut }: Receiver,
): void {
  const parsers = conn.listeners('data') as ((message: unknown) => void)[];
  conn.removeAllListeners('data');
  const waiting: string[] = [];

  async function parseAll(): Promise<void> {
    for (;;) {
      await turns.take(client());
      const message = waiting.shift();
      if (conn.readyState !== 'open') return;
      for (const parse of parsers) parse(message);
      if (waiting.length === 0) return;
    }
  }

  conn.on('data', (message: unknown) => {
    if (isEvent(message) && !takeEvent()) return;
    if (!isReadable(message)) return cut();
    waiting.push(message as string);
    if (waiting.length === 1) void parseAll();
  });
}
