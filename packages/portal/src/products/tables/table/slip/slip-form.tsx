import { type Limits, parseCoins } from '@maidan/betting';
import type { TableGame } from '@maidan/games/rules';
import { Badge } from '@maidan/ui/badge.tsx';
import { Button } from '@maidan/ui/button.tsx';
import { Countdown } from '@maidan/ui/figures/countdown.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { Cross } from '@maidan/ui/icons/signs.ts';
import { SlipForm as Form, SlipActions, SlipMessage, SlipWarning } from '@maidan/ui/slip/slip-frame.tsx';
import { useEffect, useId } from 'react';
import type { ShownSlip } from '../../../../betting/slip.ts';
import { showLimits, stakeFault } from '../../../../betting/stake-limits.ts';
import { useBettingTexts } from '../../../../betting/texts/betting-texts.ts';
import { useAvailableCoins } from '../../../../betting/wallet.tsx';
import { useOptionName } from '../../option-texts/use-option-name.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useOpenBets } from '../api.ts';
import { legsOf } from '../bets/positions.ts';
import { useIsFresh, useOffer, useRound } from '../live/live-table.tsx';
import type { OfferLimits } from '../live/table-store.ts';
import { SlipChips } from './slip-chips.tsx';
import { BetFigures, previewBet } from './slip-figures.tsx';
import { RateField, StakeField } from './stake-field.tsx';
import { legOf, type TableBet } from './table-bet.ts';
import { useSlip } from './table-slip.tsx';

interface SlipFormProps {
  readonly game: TableGame;
  readonly title: string;
  /** For options without limits of their own. */
  readonly tableLimits: OfferLimits;
  readonly state: ShownSlip<TableBet>;
}

/** Why the bet cannot be placed at the moment, such as a lost connection. */
function useStop({ roundId, sid }: TableBet): string | undefined {
  const texts = useTableTexts();
  const isFresh = useIsFresh();
  const isOpen = useOffer(sid)?.isOpen === true;
  const isSameRound = useRound()?.roundId === roundId;
  if (!isFresh) return texts.stale;
  return isOpen && isSameRound ? undefined : texts.slip.shut;
}

function useLimits({ sid }: TableBet, tableLimits: OfferLimits): Limits | undefined {
  const { stakeMin, stakeMax } = useOffer(sid)?.limits ?? tableLimits;
  const [least, most] = [parseCoins(stakeMin), parseCoins(stakeMax)];
  return least === undefined || most === undefined ? undefined : { stakeMin: least, stakeMax: most };
}

export function SlipForm({ game, title, tableLimits, state }: SlipFormProps) {
  const slipTexts = useBettingTexts();
  const { slip: texts, bets: betTexts } = useTableTexts();
  const formatOption = useOptionName();
  const slip = useSlip();
  const { bet, stake } = state;
  const isPlacing = state.kind === 'placing';
  const stop = useStop(bet);
  const open = useOpenBets(game.entry.eventId).filter(({ roundId }) => roundId === bet.roundId);
  const { cell } = bet;
  useEffect(() => slip.onEnd(() => returnLostFocus(cell)), [slip, cell]);
  const leg = legOf(bet, stake);
  const preview = previewBet(game.definition, legsOf(open), leg);
  const limits = useLimits(bet, tableLimits);
  const available = useAvailableCoins(state);
  const fault = stakeFault(leg.stake, { limits, available, needed: preview.held }, slipTexts);
  const noteId = useId();

  function submit(): void {
    if (stop === undefined && stake > 0) slip.done();
  }

  function close(): void {
    slip.close();
    returnToOption(cell);
  }

  return (
    <Form label={texts.title} onDone={submit}>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <Badge tone={bet.side}>{texts.sides[bet.side]}</Badge>
          <p className="figure truncate text-2xl leading-tight">{formatOption(bet.name)}</p>
          <p className="truncate text-xs text-muted">
            {title} · {texts.round(bet.roundId)}
          </p>
        </div>
        {state.kind === 'open' && (
          <Countdown seconds={state.secondsLeft} total={slip.seconds} label={texts.secondsLeft} />
        )}
        <IconButton label={betTexts.close} icon={<Cross />} disabled={isPlacing} onClick={close} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <RateField
          label={texts.rate}
          rate={bet.rate}
          disabled={isPlacing}
          onRate={(rate) => slip.reprice({ rate })}
        />
        <StakeField
          label={texts.stake}
          stake={stake}
          disabled={isPlacing}
          noteId={noteId}
          isRefused={fault !== undefined}
          onStake={slip.setStake}
        />
      </div>
      <SlipMessage
        id={noteId}
        fault={fault}
        note={limits && showLimits(limits, slipTexts)}
        className="-mt-1 text-end empty:hidden"
      />
      <SlipChips
        label={texts.chips}
        stake={stake}
        disabled={isPlacing}
        limits={limits}
        onPick={slip.setStake}
      />
      <BetFigures {...preview} available={available} />
      <SlipWarning role="status">
        {/* A bet under way is answered once, by its outcome: whether it came too late is not for the slip to say. */}
        {!isPlacing && stop}
      </SlipWarning>
      <SlipActions
        isBusy={isPlacing}
        isOff={!isPlacing && (stop !== undefined || stake === 0)}
        done={texts.place(stake > 0 ? formatSummary(stake) : '')}
        doneLook="figure text-lg!"
      >
        <Button variant="outline" disabled={isPlacing} onClick={() => slip.setStake(0)}>
          {texts.clear}
        </Button>
      </SlipActions>
    </Form>
  );
}

const focusOption = (cell: string, options?: FocusOptions): void =>
  document.querySelector<HTMLElement>(`[data-option="${CSS.escape(cell)}"] button`)?.focus(options);

/** Returns the focus to the option a slip was opened from. */
export function returnToOption(cell: string): void {
  // After the dialog has released the focus.
  requestAnimationFrame(() => focusOption(cell));
}

/** The same for a slip that closed by itself: only if the focus was in it, and without scrolling. */
function returnLostFocus(cell: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusOption(cell, { preventScroll: true });
  });
}
