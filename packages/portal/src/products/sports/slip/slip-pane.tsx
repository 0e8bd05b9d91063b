import { coinsToWireNumber } from '@maidan/betting';
import { Button } from '@maidan/ui/button.tsx';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { Tap } from '@maidan/ui/icons/signs.ts';
import { SidePane, useHasSidePane } from '@maidan/ui/shell-places.tsx';
import { OutcomeToast } from '@maidan/ui/slip/outcome-toast.tsx';
import { InlineSlip, returnToCell, SlipSheet } from '@maidan/ui/slip/slip-sheet.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useConfirmsBets } from '../../../betting/api.ts';
import {
  OutcomeDialog,
  type Retake,
  useOutcomeActions,
  useOutcomeWords,
} from '../../../betting/outcome-dialog.tsx';
import type { DoneSlip } from '../../../betting/slip.ts';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { stakesOf } from '../bets/preview-position.ts';
import { modeOf, showWhole } from '../bets/show-price.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { isShown, openPaneFor } from './open-pane-for.ts';
import { SlipForm } from './slip-form.tsx';
import { useSlip, useSlipState } from './slip-provider.tsx';
import { isDecimal, retakeOf, type SportsBet } from './sports-bet.ts';
import { usePriceNow } from './stake-terms.tsx';

interface SlipPaneProps {
  readonly onMyBets: () => void;
  /** Shown below the slip. */
  readonly children: ReactNode;
}

/**
 * With a side pane the slip is always in it, modal or not; on a phone a modal slides in from the bottom, and
 * an inline slip is under the tapped row (`SlipUnderRow`).
 */
export function SlipPane({ onMyBets, children }: SlipPaneProps) {
  const { title } = useBettingTexts();
  const slip = useSlip();
  const state = useSlipState();
  const [isModal] = useConfirmsBets();
  const hasPane = useHasSidePane();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  useEffect(() => openPaneFor(slip), [slip]);
  const shown = isShown(state) ? state : undefined;
  return (
    <>
      <SidePane>
        <div className="flex min-w-0 flex-col gap-3">
          {hasPane && (
            <div ref={setPane}>
              {!shown && <EmptySlip />}
              {shown && !isModal && (
                <InlineSlip key={shown.bet.cell} side={shown.bet.side}>
                  <SlipForm state={shown} />
                </InlineSlip>
              )}
            </div>
          )}
          {children}
        </div>
      </SidePane>
      {shown && isModal && (
        <SlipSheet
          title={title}
          cell={shown.bet.cell}
          side={shown.bet.side}
          pane={hasPane ? pane : null}
          onClose={slip.close}
        >
          <SlipForm key={shown.bet.cell} state={shown} />
        </SlipSheet>
      )}
      {/* Always rendered, so that screen readers announce what is added to it. */}
      <div role="status" className="contents">
        {state.kind === 'done' && (
          <SlipOutcome state={state} isModal={isModal} onMyBets={hasPane ? undefined : onMyBets} />
        )}
      </div>
    </>
  );
}

function EmptySlip() {
  const texts = useBettingTexts();
  return (
    <section
      aria-label={texts.title}
      className="flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-xl border border-dashed border-line bg-surface p-4 text-center text-sm text-muted"
    >
      <Tap aria-hidden="true" className="size-5" />
      {texts.tapPrice}
    </section>
  );
}

interface SlipOutcomeProps {
  readonly state: DoneSlip<SportsBet>;
  /** Whether the client has chosen to confirm bets in a modal. */
  readonly isModal: boolean;
  readonly onMyBets: (() => void) | undefined;
}

/** The outcome of a bet. One refused for a changed price can be placed again at the new one. */
function SlipOutcome({ state, isModal, onMyBets }: SlipOutcomeProps) {
  const slip = useSlip();
  const { bet, outcome } = state;
  const now = usePriceNow(bet);
  const retake = retakeOf(state, now, slip.retry);

  if (!isModal) return <Outcome state={state} retake={retake} onMyBets={onMyBets} />;
  // The slip that was opened from the cell is gone, and with it the focus.
  const close = () => {
    slip.close();
    returnToCell(bet.cell);
  };
  return <OutcomeDialog outcome={outcome} onClose={close} retake={retake} onSendAgain={slip.sendAgain} />;
}

type OutcomeProps = Omit<SlipOutcomeProps, 'isModal'> & { readonly retake: Retake | undefined };

function Outcome({ state: { bet, stake, outcome }, retake, onMyBets }: OutcomeProps) {
  const slip = useSlip();
  const texts = useBettingTexts();
  const { slip: sports, tabs } = useSportsTexts();
  const formatRunner = useRunnerName();
  const { words, note } = useOutcomeWords()(outcome);
  const actions = useOutcomeActions()(outcome, { retake, onSendAgain: slip.sendAgain });
  const taken = outcome.takenAt?.odds === undefined ? bet : { ...bet, odds: outcome.takenAt.odds };
  const mode = sports.modes[modeOf(bet.kind, bet.side)];
  useEffect(() => returnToCell(bet.cell), [bet.cell]);
  return (
    <OutcomeToast
      isPlaced={outcome.isPlaced}
      words={words}
      what={`${mode} ${showWhole(taken, isDecimal(bet))} · ${formatRunner(bet.selectionName)}`}
      note={note}
      figures={[
        { label: texts.stake, value: <Amount coins={stake} summary plain /> },
        ...(outcome.isPlaced
          ? [
              {
                label: texts.canWin,
                value: <Amount coins={coinsToWireNumber(stakesOf(taken, stake).mayWin)} summary plus />,
              },
            ]
          : []),
      ]}
      onClose={slip.close}
    >
      {actions.map(({ label, onPress }) => (
        <Button key={label} size="sm" onClick={onPress}>
          {label}
        </Button>
      ))}
      {(outcome.isPlaced || outcome.isUnanswered) && onMyBets && (
        <Button size="sm" variant="outline" onClick={onMyBets}>
          {tabs.myBets}
        </Button>
      )}
    </OutcomeToast>
  );
}
