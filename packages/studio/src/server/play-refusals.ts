import type { BetFault, VirtualGame } from '../rules/virtual-game.ts';
import type { StudioRefusalReason } from '../wire/instant.ts';
import type { BetAnswer } from './wallet.ts';

export interface PlayRefusal {
  readonly refused: StudioRefusalReason;
  readonly message: string;
}

/** The wallet's reasons for which a page has its own message. */
const passedOn: readonly StudioRefusalReason[] = [
  'not-enough-coins',
  'betting-shut',
  'game-off',
  'session-ended',
  'amount',
];

const noAnswer: PlayRefusal = {
  refused: 'no-answer',
  message: 'The bet could not be confirmed; if it was taken, it is returned',
};

/** Undefined for an accepted bet. */
export function refusalOfWallet(answer: BetAnswer): PlayRefusal | undefined {
  if (answer === 'ok') return undefined;
  if (answer === 'unknown') return noAnswer;
  const reason = passedOn.find((one) => one === answer.refused) ?? 'wallet';
  return { refused: reason, message: answer.message };
}

export function refusalOfFault(game: VirtualGame, { kind, option, limit }: BetFault): PlayRefusal {
  const name = game.options.find(({ id }) => id === option)?.name ?? option;
  const messages: Readonly<Record<BetFault['kind'], string>> = {
    'unknown-option': `${game.title} has no bet ${option}`,
    'below-min': `The least on ${name} is ${limit} points`,
    'above-max': `The most on ${name} is ${limit} points`,
    'above-total': `The most on a round is ${limit} points`,
  };
  return { refused: kind === 'unknown-option' ? 'unknown-option' : 'amount', message: messages[kind] };
}
