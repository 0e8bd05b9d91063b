import { isStale } from '@maidan/client/freshness.ts';
import { useSelected, useStore } from '@maidan/ui/hooks/use-store.ts';
import { createContext, use } from 'react';
import type { Card } from '../cards/card.ts';
import type { Slot } from '../cards/card-replies.ts';
import type { Flight } from '../flight/flight.ts';
import type { FlightLine } from '../flight/flight-line-wire.ts';
import type { AviatorGame } from './aviator-game.ts';

interface SharedGame extends AviatorGame {
  readonly eventId: string;
  /** The most one bet may win; undefined if the house does not say. */
  readonly winMax: number | undefined;
  readonly sendChat: FlightLine['sendChat'];
  readonly connect: () => void;
}

export const GameContext = createContext<SharedGame | undefined>(undefined);

export function useGame(): SharedGame {
  const game = use(GameContext);
  if (!game) throw new Error('The game is asked for outside its provider.');
  return game;
}

export const useFlight = (): Flight | undefined => useStore(useGame().flight);
export const useCard = (slot: Slot): Card => useStore(useGame().cards.of(slot));
export const useIsStale = (): boolean => useSelected(useGame().freshness, isStale);
