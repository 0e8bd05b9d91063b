import {
  type Coins,
  coins,
  coinsToWireNumber,
  held,
  type Leg,
  legIfLoses,
  legIfWins,
  type MarketDefinition,
  noCoins,
  shapeOf,
} from '@maidan/betting';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { SlipFigures } from '@maidan/ui/slip/slip-figures.tsx';
import { useTableTexts } from '../../texts/table-texts.ts';

/** More characters than this do not fit side by side on a phone in their usual size. */
const lettersMost = 36;

interface BetFiguresProps extends BetPreview {
  /** What may be staked before it. */
  readonly available: Coins | undefined;
}

const columns = {
  list: 'flex-wrap justify-between gap-x-3 text-xs text-muted',
  value: 'figure leading-tight',
};

/** What the bet can win, what it risks, and what may be staked after it. */
export function BetFigures({ mayWin, mayLose, held, available }: BetFiguresProps) {
  const { slip: texts } = useTableTexts();
  const after = available === undefined ? undefined : coins(available - held);
  const letters = [mayWin, mayLose, after ?? noCoins].map(formatSummary).join('').length;
  const isLong = letters > lettersMost;
  const [large, usual] = isLong ? ['text-sm', 'text-sm'] : ['text-xl', 'text-lg'];
  return (
    <SlipFigures
      look={columns}
      figures={[
        {
          label: texts.win,
          value: <Amount coins={coinsToWireNumber(mayWin)} summary plus />,
          className: `text-win ${large}`,
        },
        {
          label: texts.risk,
          value: <Amount coins={coinsToWireNumber(mayLose)} summary plain />,
          className: `text-text ${usual}`,
        },
        {
          label: texts.balanceAfter,
          value: after === undefined ? '–' : <Amount coins={coinsToWireNumber(after)} entry plain />,
          className: `text-text ${usual}`,
        },
      ]}
    />
  );
}

interface BetPreview {
  readonly mayWin: Coins;
  readonly mayLose: Coins;
  /** By how much the client's available coins decrease; what other bets cover is not held again. */
  readonly held: Coins;
}

const sizeOf = (amount: Coins): Coins => coins(amount < 0n ? -amount : amount);

/**
 * The bet's possible profit and loss, and what the house holds for it in addition to the client's other bets
 * on the round.
 */
export function previewBet(definition: MarketDefinition, earlier: readonly Leg[], leg: Leg): BetPreview {
  const [wins, loses] = [sizeOf(legIfWins(leg)), sizeOf(legIfLoses(leg))];
  const [mayWin, mayLose] = leg.side === 'back' ? [wins, loses] : [loses, wins];
  const shape = shapeOf(definition);
  const known = [...earlier, leg].filter((each) => shape.accepts(definition, each));
  const holdOf = (legs: readonly Leg[]): Coins =>
    held(
      definition,
      legs.reduce((book, each) => shape.addLeg(definition, book, each), shape.emptyBook(definition)),
    );
  const before = holdOf(known.filter((each) => each !== leg));
  return { mayWin, mayLose, held: coins(holdOf(known) - before) };
}
