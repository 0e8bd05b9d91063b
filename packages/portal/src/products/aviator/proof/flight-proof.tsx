import { buttonLook } from '@maidan/ui/button-look.ts';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { DateTime } from '@maidan/ui/figures/date-time.tsx';
import { Fact } from '@maidan/ui/figures/fact.tsx';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { Link } from 'react-router';
import { useFlownRound } from '../api.ts';
import { pathTo } from '../paths.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';

interface FlightProofProps {
  readonly roundId: string;
  readonly onClose: () => void;
}

/** The commitment of a finished flight, and its seed. */
export function FlightProof({ roundId, onClose }: FlightProofProps) {
  const { proof: texts } = useAviatorTexts();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.round(roundId)}
      footer={
        <Link to={pathTo('verifyRound', { roundId })} className={buttonLook('primary')}>
          {texts.verify}
        </Link>
      }
    >
      <Facts roundId={roundId} />
    </Dialog>
  );
}

function Facts({ roundId }: { readonly roundId: string }) {
  const { proof: texts } = useAviatorTexts();
  const { data: round, error, refetch } = useFlownRound(roundId);
  if (error) {
    return (
      <FailedState
        title={texts.notLoaded}
        reason={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  }
  if (round === undefined) return <SkeletonRows rows={3} />;
  if (round === null) return <p>{texts.none}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="figure text-2xl">{texts.flown(round.crash)}</p>
      <p className="text-sm text-muted">
        <DateTime at={round.createdAt} />
      </p>
      <dl className="flex flex-col gap-3">
        {round.seedHash !== undefined && <Fact name={texts.seedHash} value={round.seedHash} />}
        {round.seed !== undefined && <Fact name={texts.seed} value={round.seed} />}
        {round.salt !== undefined && <Fact name={texts.salt} value={round.salt} />}
      </dl>
    </div>
  );
}
