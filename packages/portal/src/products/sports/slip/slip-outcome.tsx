import { Button } from '@maidan/ui/button.tsx';
import { useEffect } from 'react';
import { OutcomeDialog, type Retake } from '../../../betting/outcome-dialog.tsx';
import { useOutcomeWords } from '../../../betting/outcome-words.ts';
import { returnToCell } from '../../../betting/return-to-cell.ts';
import type { DoneSlip } from '../../../betting/slip.ts';
import { BetToast } from '../../../betting/slip-parts/bet-toast.tsx';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { modeOf } from '../bets/mode.ts';
import { stakesOf } from '../bets/preview-position.ts';
import { showWhole } from '../bets/show-price.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { retakeOf } from './retake-of.ts';
import { useSlip } from './slip-provider.tsx';
import { isDecimal, type SportsBet } from './sports-bet.ts';
import { usePriceNow } from './use-price-now.ts';

interface SlipOutcomeProps {
  readonly state: DoneSlip<SportsBet>;
  /** Whether the client has chosen to confirm bets in a modal. */
  readonly isModal: boolean;
  readonly onMyBets: (() => void) | undefined;
}

/** The outcome of a bet. One refused for a changed price can be placed again at the new one. */
export function SlipOutcome({ state, isModal, onMyBets }: SlipOutcomeProps) {
  const slip = useSlip();
  const { bet, outcome } = state;
  const now = usePriceNow(bet);
  const retake = retakeOf(state, now, slip.retry);

  if (!isModal) return <Said state={state} retake={retake} onMyBets={onMyBets} />;
  // The slip that was opened from the cell is gone, and with it the focus.
  const close = () => {
    slip.close();
    returnToCell(bet.cell);
  };
  return <OutcomeDialog outcome={outcome} onClose={close} retake={retake} onSendAgain={slip.sendAgain} />;
}

type SaidProps = Omit<SlipOutcomeProps, 'isModal'> & { readonly retake: Retake | undefined };

function Said({ state: { bet, stake, outcome }, retake, onMyBets }: SaidProps) {
  const slip = useSlip();
  const texts = useBettingTexts();
  const { slip: sports, tabs } = useSportsTexts();
  const sayRunner = useRunnerName();
  const { words, note } = useOutcomeWords()(outcome);
  const taken = outcome.takenAt?.odds === undefined ? bet : { ...bet, odds: outcome.takenAt.odds };
  const mode = sports.modes[modeOf(bet.kind, bet.side)];
  useEffect(() => returnToCell(bet.cell), [bet.cell]);
  return (
    <BetToast
      isPlaced={outcome.isPlaced}
      words={words}
      what={`${mode} ${showWhole(taken, isDecimal(bet))} · ${sayRunner(bet.selectionName)}`}
      note={note}
      stake={stake}
      mayWin={stakesOf(taken, stake).mayWin}
      onClose={slip.close}
    >
      {retake && (
        <Button size="sm" onClick={retake.onTake}>
          {texts.take(retake.price)}
        </Button>
      )}
      {outcome.isUnanswered && (
        <Button size="sm" onClick={slip.sendAgain}>
          {texts.sendAgain}
        </Button>
      )}
      {(outcome.isPlaced || outcome.isUnanswered) && onMyBets && (
        <Button size="sm" variant="outline" onClick={onMyBets}>
          {tabs.myBets}
        </Button>
      )}
    </BetToast>
  );
}
