import { type Band, bandOf } from '@maidan/games/rules';
import { buttonLook } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { Fact } from '@maidan/ui/figures/fact.tsx';
import { DateTime } from '@maidan/ui/figures/figure.tsx';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { History } from '@maidan/ui/icons/signs.ts';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { type PastFlight, useFlownRound, usePastFlights } from './api.ts';
import { formatMultiplier } from './flight/flight.ts';
import { pathTo } from './paths.ts';
import { useAviatorTexts } from './texts/aviator-texts.ts';

/** The last flights, newest first. A tap opens a flight's proof. */
export function HistoryStrip() {
  const { history: texts } = useAviatorTexts();
  const flights = usePastFlights();
  const [chosen, setChosen] = useState<PastFlight>();
  const [isOpen, setOpen] = useState(false);
  const pills = flights.map((flight) => (
    <li key={flight.roundId} className="av-pop shrink-0">
      <PastPill flight={flight} onPress={() => setChosen(flight)} />
    </li>
  ));
  return (
    // The newest is at the left in every language, like numbers.
    <div
      dir="ltr"
      className="relative flex h-10 shrink-0 items-center border-b border-line bg-background md:rounded-xl md:border md:bg-surface"
    >
      <ul
        aria-label={texts.label}
        className="flex h-full min-w-0 flex-1 items-center gap-1.5 overflow-x-auto ps-2 pe-12 [scrollbar-width:none]"
      >
        {pills}
      </ul>
      <div className="absolute inset-y-0 end-0 grid place-items-center bg-linear-to-l from-background from-60% to-transparent ps-4 md:rounded-xl md:from-surface">
        <IconButton
          label={texts.all}
          aria-haspopup="dialog"
          icon={<History />}
          onClick={() => setOpen(true)}
          className="h-10! text-muted"
        />
      </div>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={texts.title}>
          {flights.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <ul aria-label={texts.label} dir="ltr" className="flex flex-wrap gap-2">
              {pills}
            </ul>
          )}
        </Dialog>
      )}
      {chosen && <FlightProof roundId={chosen.roundId} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

interface FlightProofProps {
  readonly roundId: string;
  readonly onClose: () => void;
}

/** The commitment of a finished flight, and its seed. */
function FlightProof({ roundId, onClose }: FlightProofProps) {
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

interface PastPillProps {
  readonly flight: PastFlight;
  readonly onPress: () => void;
}

function PastPill({ flight, onPress }: PastPillProps) {
  const { history: texts } = useAviatorTexts();
  const hundredths = Math.round(flight.crash * 100);
  const text = formatMultiplier(hundredths);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={texts.of(text, flight.roundId)}
      onClick={onPress}
      className={`figure tabular touch-reach focus-inset h-7 rounded-full px-2.5 text-sm ${bandPill[bandOf(hundredths)]} ${flight.isVoid ? 'line-through' : ''}`}
    >
      {text}
    </button>
  );
}

const bandPill: Readonly<Record<Band, string>> = {
  low: 'bg-[#0d2433] text-[#5ec3ff]',
  middle: 'bg-[#241640] text-[#c79bff]',
  high: 'bg-[#3a0f36] text-[#ff7bea]',
};

/** The colour of a multiplier in a table. */
export const bandText: Readonly<Record<Band, string>> = {
  low: 'text-[#5ec3ff]',
  middle: 'text-[#c79bff]',
  high: 'text-[#ff7bea]',
};
