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
import { useTableTexts } from '../../texts/table-texts.ts';

/** More characters than this do not fit side by side on a phone in their usual size. */
const lettersMost = 36;

interface SlipFiguresProps extends BetPreview {
  /** What may be staked before it. */
  readonly available: Coins | undefined;
}

/** What the bet can win, what it risks, and what may be staked after it. */
export function SlipFigures({ mayWin, mayLose, held, available }: SlipFiguresProps) {
  const { slip: texts } = useTableTexts();
  const after = available === undefined ? undefined : coins(available - held);
  const letters = [mayWin, mayLose, after ?? noCoins].map(formatSummary).join('').length;
  const [large, usual] = letters > lettersMost ? ['text-sm', 'text-sm'] : ['text-xl', 'text-lg'];
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
      <div>
        <dt>{texts.win}</dt>
        <dd className={`figure leading-tight text-win ${large}`}>
          <Amount
            coins={coinsToWireNumber(mayWin)}
            summary
            className={mayWin > 0n ? "before:content-['+']" : undefined}
          />
        </dd>
      </div>
      <div>
        <dt>{texts.risk}</dt>
        <dd className={`figure leading-tight text-text ${usual}`}>
          <Amount coins={coinsToWireNumber(mayLose)} summary plain />
        </dd>
      </div>
      <div>
        <dt>{texts.balanceAfter}</dt>
        <dd className={`figure leading-tight text-text ${usual}`}>
          {after === undefined ? '–' : <Amount coins={coinsToWireNumber(after)} entry plain />}
        </dd>
      </div>
    </dl>
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
