import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icons/icon.tsx';
import { Check, Cross } from '../icons/signs.ts';
import { useUiLabels } from '../labels.ts';
import { type SlipFigure, SlipFigures } from './slip-figures.tsx';
import './outcome-toast.css';

const figuresLook = { list: 'min-w-0 flex-1 gap-6', label: 'text-xs text-muted', value: 'font-bold' };

interface OutcomeToastProps {
  readonly isPlaced: boolean;
  readonly words: string;
  /** What was sent, in one line. */
  readonly what: string;
  readonly note?: string | undefined;
  readonly figures: readonly SlipFigure[];
  readonly onClose: () => void;
  /** Links to further pages. */
  readonly children?: ReactNode;
}

/**
 * The outcome, shown where the slip was: it does not block the page, and takes no focus. When it was accepted it
 * disappears after four seconds, unless it is touched; a refusal stays until it is closed.
 */
export function OutcomeToast(props: OutcomeToastProps) {
  const { isPlaced, words, what, note, figures, onClose, children } = props;
  const labels = useUiLabels();
  const Mark = isPlaced ? Check : Cross;
  return (
    <div
      data-toaster=""
      className={classes(
        'outcome-toast fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 animate-rise-in overflow-hidden rounded-xl border-2 bg-raised text-text shadow-2xl sm:mx-auto sm:max-w-sm lg:inset-x-auto lg:end-4 lg:bottom-4 lg:w-84',
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
        <SlipFigures look={figuresLook} figures={figures} />
        {children}
      </div>
      {isPlaced && <div className="outcome-toast-time" onAnimationEnd={onClose} />}
    </div>
  );
}
