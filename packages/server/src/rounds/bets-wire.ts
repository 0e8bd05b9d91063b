import { decimalFromOdds, type MarketDefinition, shapeOf } from '@maidan/betting';
import type { CasinoBet, PendingBet } from '@maidan/contract';
import { betFactsToWire } from '../bets/lists/bet-facts-wire.ts';
import type { ListedBet } from '../bets/lists/product-lists.ts';
import { legOf } from '../bets/settling/client-result.ts';
import type { BettorNames } from '../wallet/accounts.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';

const optionOf = ({ details, runner_names, option }: ListedBet): string =>
  details?.teamName ?? runner_names[option] ?? option;

export function isUnpriced(definition: MarketDefinition): boolean {
  const shape = shapeOf(definition);
  return shape.hasCashOut === true || shape.isUnpriced === true;
}

const noPrice = 0;

/** With the stake included; for a bet without a price, the multiplier of its cash-out if there was one. */
function priceOf({ definition, odds, cashed_at }: ListedBet): number {
  if (cashed_at !== null) return cashed_at / 100;
  return isUnpriced(definition) ? noPrice : decimalFromOdds(odds);
}

function resultOf({ definition, outcome, runner_names }: ListedBet): string {
  if (outcome === null) return '';
  return shapeOf(definition).formatOutcome(definition, outcome, new Map(Object.entries(runner_names)));
}

function positionsOf(bet: ListedBet): CasinoBet['posArray'] {
  const { definition } = bet;
  const shape = shapeOf(definition);
  const book = shape.addLeg(definition, shape.emptyBook(definition), legOf(bet));
  const positions = shape.positions(definition, book);
  if (positions.by !== 'option') return {};
  return Object.fromEntries(
    positions.options.map(({ option, profit }) => [option, hundredthsToWire(profit)]),
  );
}

export function roundBetToWire(
  bet: ListedBet,
  bettor: BettorNames,
  posArray: CasinoBet['posArray'] = positionsOf(bet),
): CasinoBet {
  const facts = betFactsToWire(bet);
  const [name, result] = [optionOf(bet), resultOf(bet)];
  return {
    ...facts,
    playerName: name,
    teamName: name,
    gameName: bet.words.title,
    eventId: bet.event_id,
    roundId: bet.market_id,
    sid: bet.option,
    betType: bet.side === 'back' ? 'Yes' : 'No',
    odds: priceOf(bet),
    showResult: result,
    result,
    resultDetails: { cards: '', gtype: '', win: '', desc: '' },
    posArray,
    debitAmount: Math.max(0, -facts.profitLoss),
    creditAmount: Math.max(0, facts.profitLoss),
    rollbackAmount: 0,
    userInfo: { username: bettor.username, name: bettor.name },
  };
}

export function pendingRoundBetToWire(bet: ListedBet): PendingBet {
  const { _id, amount, createdAt } = betFactsToWire(bet);
  const { title, market } = bet.words;
  return {
    _id,
    market: `${title === market ? title : `${title} ${market}`}: ${optionOf(bet)}`,
    amount,
    rate: priceOf(bet),
    type: bet.side === 'back' ? 'YES' : 'NO',
    time: createdAt,
    marketType: 'casino',
  };
}
