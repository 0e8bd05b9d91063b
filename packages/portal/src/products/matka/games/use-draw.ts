import { useState } from 'react';
import type { Market } from '../market/market.ts';
import type { MatkaDraw } from './matka-game.ts';
import { offeredDraws } from './tap-stop.ts';

/** The market type the player has chosen, while it is offered. */
export function useDraw(market: Market): readonly [MatkaDraw | undefined, (draw: MatkaDraw) => void] {
  const [chosen, setChosen] = useState<MatkaDraw>();
  const draw = chosen !== undefined && offeredDraws(market).includes(chosen) ? chosen : undefined;
  return [draw, setChosen];
}
