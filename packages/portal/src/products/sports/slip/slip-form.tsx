import { coinsFromWhole, noCoins } from '@maidan/betting';
import { BetSlip, type MovedPrice } from '../../../betting/bet-slip.tsx';
import { Position } from '../../../betting/position.tsx';
import { ProfitAndLoss } from '../../../betting/profit-and-loss.tsx';
import type { ShownSlip } from '../../../betting/slip.ts';
import { showLimits, stakeFault } from '../../../betting/stake-limits.ts';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { FancyLadder } from '../bets/fancy-ladder.tsx';
import { useLinePosition, useRunnerPosition, useRunnerPreview } from '../bets/positions.ts';
import { legOf, previewLine, stakesOf } from '../bets/preview-position.ts';
import { marketTitle, modeOf, showFancyRate, showPrice, showWhole } from '../bets/show-price.ts';
import type { Quote, RunnerKind } from '../prices/match-book.ts';
import { useIsFresh, useRows } from '../prices/match-prices.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { largestStake, neededFor } from './check-stake.ts';
import { useSlip } from './slip-provider.tsx';
import { isDecimal, priceOf, type SportsBet } from './sports-bet.ts';
import { usePriceNow, useSlipMatch, useStakeTerms } from './stake-terms.tsx';

/** The slip of a match, for wherever the page places it. */
export function SlipForm({ state }: { readonly state: ShownSlip<SportsBet> }) {
  const { slip: texts, match } = useSportsTexts();
  const words = useBettingTexts();
  const slip = useSlip();
  const formatRunner = useRunnerName();
  const { name } = useSlipMatch();
  const { bet, stake } = state;
  const priceNow = usePriceNow(bet);
  const isFresh = useIsFresh();
  const terms = useStakeTerms(state);
  const needed = neededFor(stake, terms.profitsWith);
  const offer = {
    title: formatRunner(bet.selectionName),
    context: `${name} · ${marketTitle(bet.kind, match)}`,
    side: bet.side,
    mode: texts.modes[modeOf(bet.kind, bet.side)],
    price: showWhole(bet, isDecimal(bet)),
    figure: showPrice(bet, isDecimal(bet)),
    below: bet.kind === 'fancy' ? showFancyRate(bet.odds) : undefined,
    limits: terms.limits ? showLimits(terms.limits, words) : '',
  };
  const { run } = bet;
  const [above, below] = run === undefined ? [] : [texts.runsOrMore(run), texts.runsOrFewer(run - 1)];
  return (
    <BetSlip
      slip={slip}
      state={state}
      offer={offer}
      moved={priceNow && movedPrice(bet, priceNow, slip.reprice)}
      stopped={isFresh ? (priceNow ? undefined : 'suspended') : 'stale'}
      fault={stakeFault(coinsFromWhole(stake), { ...terms, needed }, words)}
      limit={terms.limits && Number(terms.limits.stakeMax / 100n)}
      stakeMax={largestStake(terms)}
    >
      <ProfitAndLoss
        {...stakesOf(bet, stake)}
        winsWhen={bet.side === 'back' ? above : below}
        losesWhen={bet.side === 'back' ? below : above}
      />
      {bet.kind === 'fancy' ? (
        <FancyPreview bet={bet} stake={stake} />
      ) : (
        <RunnerPreview bet={bet} kind={bet.kind} />
      )}
    </BetSlip>
  );
}

function movedPrice(
  bet: SportsBet,
  now: Quote,
  reprice: (price: Pick<SportsBet, 'odds' | 'run'>) => void,
): MovedPrice | undefined {
  if (now.odds === bet.odds && now.run === bet.run) return undefined;
  return {
    from: showWhole(bet, isDecimal(bet)),
    to: showWhole(now, isDecimal(bet)),
    onTake: () => reprice(priceOf(now)),
  };
}

/** The client's position on a fancy, run by run, with the bet on the slip. */
function FancyPreview({ bet, stake }: { readonly bet: SportsBet; readonly stake: number }) {
  const { match: texts } = useSportsTexts();
  const held = useLinePosition(bet.matchId, bet.selectionId);
  const steps = stake > 0 ? previewLine(held, legOf(bet, stake)) : held;
  // For the bet alone there is only one step, which the slip describes in words.
  if (held.length === 0) return null;
  return <FancyLadder steps={steps} label={stake > 0 ? texts.positionAfter : texts.position} />;
}

interface RunnerPreviewProps {
  readonly bet: SportsBet;
  readonly kind: RunnerKind;
}

/** The profit if each runner wins, now and with the bet on the slip. */
function RunnerPreview({ bet, kind }: RunnerPreviewProps) {
  const { match: texts } = useSportsTexts();
  const formatRunner = useRunnerName();
  const rows = useRows(bet.table);
  const runners = rows.map(({ selectionId }) => selectionId);
  const held = useRunnerPosition(bet.matchId, kind);
  const preview = useRunnerPreview({ matchId: bet.matchId, kind, runners });
  return (
    <dl className="flex flex-col gap-1 rounded-lg bg-raised p-2 text-sm">
      {rows.map(({ selectionId, name }) => (
        <div key={selectionId} className="flex flex-wrap justify-between gap-x-3">
          <dt className="min-w-0">{texts.ifWins(formatRunner(name))}</dt>
          <dd className="ms-auto flex items-center gap-1.5 font-semibold">
            <Position
              held={held.get(selectionId) ?? noCoins}
              preview={preview && (preview.get(selectionId) ?? noCoins)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
