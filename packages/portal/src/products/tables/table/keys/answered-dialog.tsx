import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { CircleAlert, CircleCheck } from '@maidan/ui/icons/signs.ts';
import { useBettingTexts } from '../../../../betting/texts/betting-texts.ts';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import { useOptionName } from '../../option-texts/use-option-name.ts';
import type { AnsweredBet } from './use-round-keys.ts';

interface AnsweredDialogProps {
  readonly bets: readonly AnsweredBet[];
  readonly isBusy: boolean;
  readonly onSendAgain: () => void;
  readonly onClose: () => void;
}

/** Each bet's own answer: which were placed and which were not, line by line. */
export function AnsweredDialog({ bets, isBusy, onSendAgain, onClose }: AnsweredDialogProps) {
  const { keys: texts } = useCasinoTexts();
  const { unanswered, sendAgain } = useBettingTexts();
  const isUnanswered = bets.some(({ outcome }) => outcome.isUnanswered);
  const formatOption = useOptionName();
  return (
    <Dialog
      open
      tone="error"
      title={texts.partly}
      description={isUnanswered ? unanswered : undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {isUnanswered && (
            <Button busy={isBusy} onClick={onSendAgain}>
              {sendAgain}
            </Button>
          )}
          <Button autoFocus variant={isUnanswered ? 'outline' : 'primary'} onClick={onClose}>
            {texts.ok}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {bets.map(({ requestId, bet, stake, outcome }) => (
          <li key={requestId} className="flex items-start gap-3 py-2">
            {outcome.isPlaced ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-win" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-loss" />
            )}
            <span className="min-w-0 flex-1">
              <span className="flex justify-between gap-3 font-semibold">
                <bdi className="truncate">{formatOption(bet.name)}</bdi>
                <span className="tabular shrink-0">
                  {texts.line(formatSummary(stake), formatPrice(bet.rate))}
                </span>
              </span>
              <span className={outcome.isPlaced ? 'text-sm text-win' : 'text-sm text-loss'}>
                {outcome.isPlaced ? texts.linePlaced : outcome.message || texts.noAnswer}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
