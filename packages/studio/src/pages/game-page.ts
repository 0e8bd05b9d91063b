import type { Language } from '@maidan/contract/wire';
import type { ComponentType } from 'react';

/** How the lobby shows a game. */
export interface LobbyCard {
  /** In 320 x 180. */
  readonly Art: ComponentType;
  readonly title: string;
  readonly line: string;
}

/** What a game gives the studio's page. Everything is loaded when it is needed. */
export interface GamePage {
  load(): Promise<ComponentType>;
  loadCard(language: Language): Promise<LobbyCard>;
  /** The names of its options, for whoever checks a round. Absent where bets are not placed on options. */
  loadNames?(language: Language): Promise<(option: string) => string>;
}
