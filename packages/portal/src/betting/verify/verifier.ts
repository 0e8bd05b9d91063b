import type { Result } from '@maidan/betting';
import { timeLimit } from '@maidan/client/client.ts';
import type { RecordFault } from '@maidan/games/rules';
import type { ReactNode } from 'react';
import { currentBrand } from '../../brand/brand.ts';
import type { TableTexts } from '../../products/tables/texts/en.ts';
import { currentTexts } from '../../texts/texts.ts';

/** A round with everything needed to verify it, as the page that does so. */
export interface CheckableRound {
  /**
   * Different whenever anything differs, including a forged copy of the same round: each is verified once.
   */
  readonly key: string;
  readonly page: ReactNode;
}

/** Why there is nothing to verify. */
type NotFound =
  /** The house has no such finished round. */
  | { readonly kind: 'unknown' }
  /** It was played elsewhere, without a commitment. */
  | { readonly kind: 'no-proof' }
  /** The house answered with an error. */
  | { readonly kind: 'unavailable' }
  /** What the house published is not a whole record. */
  | { readonly kind: 'unreadable'; readonly fault: RecordFault };

export type RoundFound = { readonly kind: 'found'; readonly round: CheckableRound } | NotFound;

/** A kind of game whose rounds the browser can replay. */
export interface Verifier {
  /** Whether it handles the game with this code. Absent: it takes the rounds that no other knows. */
  readonly knows?: (game: string) => boolean;
  readonly find: (roundId: string, signal: AbortSignal) => Promise<RoundFound>;
  /** Reads a round copied on another device. */
  readonly read: (text: string) => Result<CheckableRound, RecordFault>;
}

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

/** Why there is nothing to verify, and what the player can do about it. */
export function formatNotFound(found: NotFound, texts: TableTexts['verify']): string {
  switch (found.kind) {
    case 'unknown':
      return texts.unknown;
    case 'no-proof':
      return texts.noProof;
    case 'unavailable':
      return texts.unavailable;
    case 'unreadable': {
      const { field, fault } = found.fault;
      const isWhole = fault === 'not-json' || field === '';
      return isWhole ? texts.unreadable : `${texts.unreadable} ${texts.faults[fault](field)}`;
    }
  }
}

/** The house numbers the rounds of a game: `lucky7eu.17`. */
export const gameOfRound = (roundId: string): string => roundId.replace(/\.[^.]*$/, '');

/** A copied round contains its game; empty for a text without one. */
export function gameOfText(text: string): string {
  try {
    const copied: unknown = JSON.parse(text);
    const isNamed = typeof copied === 'object' && copied !== null && 'game' in copied;
    return isNamed ? String(copied.game) : '';
  } catch {
    return '';
  }
}
