import { type Coins, coinsToWireNumber } from '@maidan/betting';
import { classes } from '@maidan/ui/classes.ts';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { Check, Cross } from '@maidan/ui/icons/signs.ts';
import { useUiLabels } from '@maidan/ui/labels.ts';
import type { ReactNode } from 'react';
import { useBettingTexts } from '../texts/betting-texts.ts';
import './bet-toast.css';

interface BetToastProps {
  readonly isPlaced: boolean;
  readonly words: string;
  /** The bet and its price in one line. */
  readonly what: string;
  readonly note?: string | undefined;
  readonly stake: number;
  readonly mayWin: Coins;
  readonly onClose: () => void;
  /** Links to further pages. */
  readonly children?: ReactNode;
}

/**
 * The outcome of a bet, shown where the slip was: it does not block the page, and takes no focus. For an
 * accepted bet it disappears after four seconds, unless it is touched; a refusal stays until it is closed.
 */
export function BetToast(props: BetToastProps) {
  const { isPlaced, words, what, note, stake, mayWin, onClose, children } = props;
  const texts = useBettingTexts();
  const labels = useUiLabels();
  const Mark = isPlaced ? Check : Cross;
  return (
    <div
      data-toaster=""
      className={classes(
        'bet-toast fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 animate-rise-in overflow-hidden rounded-xl border-2 bg-raised text-text shadow-2xl sm:mx-auto sm:max-w-sm lg:inset-x-auto lg:end-4 lg:bottom-4 lg:w-84',
        isPlaced ? 'border-win' : 'border-loss',
      )}
    >
      <div className="flex items-center gap-3 ps-3">
        <span
          aria-hidden="true"
          className={classes(
            'grid size-8 shrink-0 place-items-center rounded-full text-surface',
            isPlaced ? 'bg-win' : 'bg-loss',
          )}
        >
          <Mark className="size-5" strokeWidth={3} />
        </span>
        <p className="min-w-0 flex-1 py-2.5 leading-tight">
          <strong className="block font-semibold">{words}</strong>
          <span className="block text-sm text-muted">
            <bdi>{what}</bdi>
          </span>
          {note && <span className="block text-sm">{note}</span>}
        </p>
        <IconButton
          label={labels.dismiss}
          icon={<Cross />}
          className="self-start text-muted"
          onClick={onClose}
        />
      </div>
      <div className="mx-3 flex items-center gap-6 border-t border-line py-2">
        <dl className="flex min-w-0 flex-1 gap-6">
          <div>
            <dt className="text-xs text-muted">{texts.stake}</dt>
            <dd className="font-bold">
              <Amount coins={stake} summary plain />
            </dd>
          </div>
          {isPlaced && (
            <div>
              <dt className="text-xs text-muted">{texts.canWin}</dt>
              <dd className="font-bold">
                <Amount coins={coinsToWireNumber(mayWin)} summary className="before:content-['+']" />
              </dd>
            </div>
          )}
        </dl>
        {children}
      </div>
      {isPlaced && <div className="bet-toast-time" onAnimationEnd={onClose} />}
    </div>
  );
}
