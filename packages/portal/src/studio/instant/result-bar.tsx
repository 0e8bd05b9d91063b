import type { InstantRecord } from '@maidan/contract/wire';
import { isFramed, postToParent } from '../frame-messages.ts';
import { formatPoints, hundredthsOf } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';

interface ResultBarProps {
  readonly round: InstantRecord;
  /** The result in words. */
  readonly text: string;
}

/** What the round came to, what was won, and the way to check it. */
export function ResultBar({ round, text }: ResultBarProps) {
  const { texts } = useStudio();
  const hasWon = hundredthsOf(round.paid) > 0n;
  return (
    <div className="st-result" data-won={hasWon}>
      <p>
        <span className="st-result-text">{text}</span>
        <span className="st-result-paid">
          {hasWon ? (
            <>
              {texts.round.won} <strong className="st-figure">{formatPoints(round.paid)}</strong>
            </>
          ) : (
            texts.round.lostAll
          )}
        </span>
      </p>
      {isFramed() && (
        <button
          type="button"
          onClick={() => postToParent({ type: 'maidan:verify', roundId: round.roundId, record: round })}
        >
          {texts.fairness.verify}
        </button>
      )}
    </div>
  );
}
