import type { Match } from '@maidan/contract/wire';
import type { BestPrice } from '../prices/best-prices.ts';

/** Two sides and a draw; a race has more runners than a row can show. */
const boxesMost = 3;

/** A house that does not send the teams has them in the match's name. */
export function teamsOf({ teams, matchName }: Pick<Match, 'teams' | 'matchName'>): readonly string[] {
  return teams && teams.length > 0 ? teams : matchName.split(' v ');
}

/** First side, draw, second side. On the wire the draw comes last, and is absent where there is none. */
export function inPlaces(prices: readonly BestPrice[]): readonly (BestPrice | undefined)[] {
  const [first, second, draw] = prices;
  return [first, draw, second];
}

export const fitsRow = ({ prices }: Pick<Match, 'prices'>): boolean => prices.length <= boxesMost;

export const canBeDrawn = ({ prices }: Pick<Match, 'prices'>): boolean => prices.length === boxesMost;
