import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { History } from '@maidan/ui/icons/signs.ts';
import { useState } from 'react';
import { usePastFlights } from '../api.ts';
import { FlightProof } from '../proof/flight-proof.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import type { PastFlight } from './past-flight.ts';
import { PastPill } from './past-pill.tsx';

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
