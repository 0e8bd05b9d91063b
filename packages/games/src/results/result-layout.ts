import type { ReactNode } from 'react';
import type { PlayedResult } from './played-result.ts';

/** The texts of a result in the player's language. */
export interface ResultTexts {
  readonly roundId: string;
  readonly winner: string;
  /** Names of hands and sides by their key; a missing one is shown in English. */
  readonly words: Readonly<Record<string, string>>;
  readonly total: string;
  /** For a game whose rounds no service describes. */
  readonly notAvailable: string;
  /** For a game without a layout. */
  readonly unknownGame: (gtype: string) => string;
}

export interface ResultLayoutProps {
  readonly result: PlayedResult;
  readonly texts: ResultTexts;
}

export type ResultLayout = (props: ResultLayoutProps) => ReactNode;
