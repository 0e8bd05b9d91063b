import type { InstantRecord } from '../../wire/instant.ts';
import { isFramed, postToParent } from '../frame-messages.ts';
import { formatPoints } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import { pointsOfEnding, roundEnding } from './round-ending.ts';

interface ResultBarProps {
  readonly round: InstantRecord;
  /** The result as text. */
  readonly text: string;
}

/** The result of the round, what was paid, and a link to verify it. */
export function ResultBar({ round, text }: ResultBarProps) {
  const { texts } = useStudio();
  const ending = roundEnding(round);
  return (
    <div className="st-result" data-won={ending === 'won'}>
      <p>
        <span className="st-result-text">{text}</span>
        <span className="st-result-paid">
          {texts.round[ending]}
          {ending !== 'lostAll' && (
            <>
              {' '}
              <strong className="st-figure">{texts.bet.points(formatPoints(pointsOfEnding(round)))}</strong>
            </>
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
