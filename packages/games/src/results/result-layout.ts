import type { ReactNode } from 'react';
import type { PlayedResult } from './played-result.ts';

/** What a result says in the player's language. */
export interface ResultTexts {
  readonly roundId: string;
  readonly winner: string;
  /** Names of hands and sides, by their word here; one that is missing keeps its English name. */
  readonly words: Readonly<Record<string, string>>;
  readonly total: string;
  /** Of a game whose rounds no service describes. */
  readonly notAvailable: string;
  /** Of a game that nobody here has a layout for. */
  readonly unknownGame: (gtype: string) => string;
}

export interface ResultLayoutProps {
  readonly result: PlayedResult;
  readonly texts: ResultTexts;
}

export type ResultLayout = (props: ResultLayoutProps) => ReactNode;
