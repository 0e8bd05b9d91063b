import type { Result } from '@maidan/betting';
import { timeLimit } from '@maidan/client/client.ts';
import type { RecordFault } from '@maidan/games/rules';
import { currentBrand } from '../../brand/brand.ts';
import { currentTexts } from '../../texts/texts.ts';
import type { NotFound } from './verifier.ts';

const limitMs = 20_000;
const notFound = 404;

type Published<Value> = { readonly kind: 'found'; readonly value: Value } | NotFound;

/** A record that the studio publishes. Throws only if there is no answer, with a text for players. */
export async function fetchPublished<Value>(
  path: string,
  read: (text: string) => Result<Value, RecordFault>,
  signal: AbortSignal,
): Promise<Published<Value>> {
  const house = new URL(currentBrand().apiBase, window.location.href);
  const { status, isOk, text } = await receive(new URL(path, house), signal);
  if (status === notFound) return { kind: 'unknown' };
  if (!isOk) return { kind: 'unavailable' };
  const record = read(text);
  return record.ok ? { kind: 'found', value: record.value } : { kind: 'unreadable', fault: record.refusal };
}

async function receive(address: URL, signal: AbortSignal) {
  try {
    const response = await fetch(address, { signal: timeLimit(limitMs, signal) });
    return { status: response.status, isOk: response.ok, text: await response.text() };
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error(currentTexts().errors.noResponse, { cause: error });
  }
}
