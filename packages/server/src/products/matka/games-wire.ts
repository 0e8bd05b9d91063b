import { decimalFromOdds } from '@maidan/betting';
import type { MatkaBet, RequestOf } from '@maidan/contract';
import {
  gameOfNumber,
  type MatkaEntry,
  type MatkaGame,
  type MatkaPart,
  toHaroopSlip,
  writeMatkaResult,
} from '@maidan/games/rules';
import { betFactsToWire } from '../../bets/lists/bet-facts-wire.ts';
import type { BetRow } from '../../bets/lists/bet-list-store.ts';
import { drawnPannas, type MarketPlace, type MatkaDay } from './matka-day.ts';

type GameType = MatkaBet['gameType'];
type Filter = NonNullable<RequestOf<'matka/matkaBetList'>['gameType']>;

/** As section 7 of document 2 spells them: in a bet, and in the filter of the list. */
const words: Readonly<
  Record<MatkaGame, { readonly gameType: GameType; readonly filter: Filter; readonly name: string }>
> = {
  single: { gameType: 'SINGLE', filter: 'single', name: 'Single' },
  jodi: { gameType: 'JODI', filter: 'jodi', name: 'Jodi' },
  singlePatti: { gameType: 'SINGLE_PATTI', filter: 'singlePatti', name: 'Single Patti' },
  doublePatti: { gameType: 'DOUBLE_PATTI', filter: 'doublePatti', name: 'Double Patti' },
  triplePatti: { gameType: 'TRIPLE_PATTI', filter: 'tripplePatti', name: 'Triple Patti' },
  oddEven: { gameType: 'ODD_EVEN', filter: 'oddEven', name: 'Odd-Even' },
};

const games = Object.keys(words) as MatkaGame[];

export const gameToWire = (game: MatkaGame): GameType => words[game].gameType;
export const gameName = (game: MatkaGame): string => words[game].name;

export function gameFromWire(gameType: GameType): MatkaGame {
  const found = games.find((game) => words[game].gameType === gameType);
  if (found === undefined) throw new RangeError(`no game ${gameType}`);
  return found;
}

export const isOfFilter = (game: MatkaGame, filter: Filter | undefined): boolean =>
  filter === undefined || words[game].filter === filter;

/** Jodis are sent as CLOSE, and by the haroop slip as OPEN; both mean the jodi of both draws. */
export const partFromWire = (game: MatkaGame, betType: MatkaBet['betType']): MatkaPart => {
  if (game === 'jodi') return 'jodi';
  return betType === 'OPEN' ? 'open' : 'close';
};

const partToWire = (part: MatkaPart): MatkaBet['betType'] => (part === 'open' ? 'OPEN' : 'CLOSE');

const partNames: Readonly<Record<MatkaPart, string>> = { open: 'Open', close: 'Close', jodi: 'Jodi' };
export const partName = (part: MatkaPart): string => partNames[part];

export function matkaBetToWire(
  bet: BetRow,
  { part }: MarketPlace,
  day: MatkaDay,
  { isHaroop }: MatkaEntry,
): MatkaBet {
  const game = gameOfNumber(bet.option);
  return {
    ...betFactsToWire(bet),
    matkaEventId: bet.event_id,
    matkaName: bet.market_name,
    betNumber: isHaroop ? toHaroopSlip(game, bet.option) : bet.option,
    gameType: gameToWire(game),
    betType: partToWire(part),
    odds: decimalFromOdds(bet.odds),
    result: bet.state === 'settled' ? writeMatkaResult(drawnPannas(day)) : null,
    day: day.day,
  };
}
