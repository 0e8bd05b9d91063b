import type { ReactNode } from 'react';
import type { DealtCard } from '../../game.ts';

export interface ResultViewProps {
  readonly roundId: string;
  readonly cards: readonly DealtCard[];
  /** The result's code, as the wire names it. */
  readonly win: string;
  /** The reason, as a sentence. */
  readonly reason: string;
  /** The name of each hand, by place. */
  readonly captions?: Readonly<Record<string, string>> | undefined;
  /** Names of the places in the player's language. */
  readonly titles?: Readonly<Record<string, string>> | undefined;
  readonly words: { readonly roundId: string; readonly winner: string };
}

export type ResultView = (props: ResultViewProps) => ReactNode;
