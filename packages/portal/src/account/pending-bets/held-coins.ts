import { coins, coinsToWireNumber, type Leg, line, noCoins, oddsFromRaw, parseCoins } from '@maidan/betting';
import type { FancyBet, MatchBet } from '@maidan/contract/wire';

const hundredths = (figure: number): number => Math.round(figure * 100);

/** What is held for bets on one market of runners: their largest loss together, whichever runner wins. */
export function heldForRunners(bets: readonly Pick<MatchBet, 'positionInfo'>[]): number {
  const sums = new Map<string, number>();
  for (const { positionInfo } of bets)
    for (const [runner, profit] of Object.entries(positionInfo))
      sums.set(runner, (sums.get(runner) ?? 0) + hundredths(profit));
  return Math.max(0, ...[...sums.values()].map((sum) => -sum)) / 100;
}

type LineBet = Pick<FancyBet, 'selectionId' | 'type' | 'amount' | 'odds' | 'run'>;

const legOf = ({ selectionId, type, amount, odds, run }: LineBet): Leg => ({
  option: selectionId,
  side: type === 'Y' ? 'back' : 'lay',
  stake: parseCoins(amount) ?? noCoins,
  odds: oddsFromRaw(odds),
  run,
});

const definition = { shape: 'line' } as const;

/** The same for one fancy, whatever its run. */
export function heldForLine(bets: readonly LineBet[]): number {
  const empty = line.emptyBook(definition);
  const book = bets.reduce((sum, bet) => line.addLeg(definition, sum, legOf(bet)), empty);
  return coinsToWireNumber(coins(-line.worstCase(definition, book)));
}
