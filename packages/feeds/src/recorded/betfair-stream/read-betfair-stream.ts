import { Misread, parseLine, readOrRefuse } from '../json-place.ts';
import { readStreamMessage, type StreamMessage } from './stream-message.ts';

export type BetfairReading =
  | { readonly ok: true; readonly messages: readonly StreamMessage[] }
  /** One line to show, naming the line and the place in it. */
  | { readonly ok: false; readonly reason: string };

/** Reads a whole recording of the exchange's stream, one message a line, or nothing of it. */
export function readBetfairStream(text: string): BetfairReading {
  return readOrRefuse(() => {
    const messages = readLines(text);
    if (messages.length === 0) throw new Misread('the file is empty');
    if (!messages.some(({ changes }) => changes.some(({ definition }) => definition !== undefined)))
      throw new Misread('the recording never says what its markets are (no marketDefinition)');
    return { messages };
  });
}

function readLines(text: string): readonly StreamMessage[] {
  const messages: StreamMessage[] = [];
  const defined = new Set<string>();
  let lastAt = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const message = readStreamMessage(parseLine(line, index + 1));
    if (message.publishedAt < lastAt)
      throw new Misread(`line ${index + 1}.pt: expected a time no earlier than the line before`);
    lastAt = message.publishedAt;
    for (const { marketId, definition } of message.changes) {
      if (definition !== undefined) defined.add(marketId);
      if (!defined.has(marketId))
        throw new Misread(`line ${index + 1}: market ${marketId} changes before it is defined`);
    }
    messages.push(message);
  }
  return messages;
}
