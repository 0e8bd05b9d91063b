import { Clock, type ClockState } from './clock.tsx';

export interface ResultBarProps {
  /** Such as "LION wins". */
  readonly title: string;
  /** The reason, as a sentence. */
  readonly reason: string;
  /** The player's profit or loss on the round, with its sign; absent without a bet. */
  readonly amount?:
    | { readonly label: string; readonly text: string; readonly isWin: boolean; readonly isLoss: boolean }
    | undefined;
}

export function ResultBar({
  title,
  reason,
  amount,
  next,
}: ResultBarProps & { readonly next: ClockState | undefined }) {
  return (
    <div className="mt-result">
      <div className="mt-result-words">
        <b className="mt-result-title">{title}</b>
        <span className="mt-result-reason">{reason}</span>
      </div>
      {amount !== undefined && (
        <div
          className="mt-result-amount"
          data-loss={amount.isLoss || undefined}
          data-long={amount.text.length > 8 || undefined}
        >
          <small className="mt-result-label">{amount.label}</small>
          <b className="mt-result-figure">{amount.text}</b>
        </div>
      )}
      {next !== undefined && <Clock {...next} />}
    </div>
  );
}
