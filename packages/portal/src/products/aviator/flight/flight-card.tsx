import { useNow } from '@maidan/ui/format/now.ts';
import { useIsOnline } from '@maidan/ui/hooks/use-media.ts';
import type { HomeTexts } from '../../../app/home/texts/en.ts';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { LiveCard, unknown } from '../../../betting/live/live-card.tsx';
import { gamePath } from '../paths.ts';
import picture from '../tile-art/flight.svg';
import { type Flight, formatMultiplier, hundredthsNow } from './flight.ts';
import { useFlight } from './use-flight.ts';

/** The game's own page shows every frame. */
const flyingMs = 250;

function noteOf({ status, crash, takesBets }: Flight, texts: HomeTexts['games']): string {
  if (status === 'running') return texts.flying;
  if (takesBets) return texts.takesBets;
  return crash === undefined ? texts.waiting : texts.flewAway;
}

export function FlightCard() {
  const { games: texts } = useHomeTexts();
  const isOnline = useIsOnline();
  const lastHeard = useFlight();
  // Offline the crash is not heard, and the multiplier would climb on.
  const flight = isOnline ? lastHeard : undefined;
  const isShown = flight && (flight.status === 'running' || flight.crash !== undefined);
  return (
    <LiveCard
      to={gamePath}
      kind={texts.flight}
      picture={picture}
      title={
        <span dir="ltr" aria-hidden="true" className="tabular text-2xl">
          {isShown ? <Multiplier flight={flight} /> : '–'}
        </span>
      }
      note={flight ? noteOf(flight, texts) : unknown}
    />
  );
}

/** Apart from the card, which stays as it is while the multiplier climbs. */
function Multiplier({ flight }: { readonly flight: Flight }) {
  return formatMultiplier(hundredthsNow(flight, useNow(flyingMs)));
}
