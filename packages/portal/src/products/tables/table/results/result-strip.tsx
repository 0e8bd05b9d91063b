import { type Bead, BeadStrip, type TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import type { TableTexts } from '../../texts/en.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useResults } from '../live/live-table.tsx';
import type { PastRound } from '../live/table-store.ts';
import { placeName } from './format-result.ts';

const ResultDialog = lazyPart(async () => (await import('./result-dialog.tsx')).ResultDialog);
const AllResultsDialog = lazyPart(async () => (await import('./all-results-dialog.tsx')).AllResultsDialog);

function beadOf({ roundId, code }: PastRound, { game, face }: DealtGame, texts: TableTexts): Bead {
  const letter = game.letter(code);
  const place = face.placeOfWin(code);
  const name = place === undefined ? texts.void : placeName(place, texts);
  return { roundId, letter, tone: face.beadTone(letter), label: texts.results.of(name, roundId) };
}

/** The last results as circles; a tap opens the round. */
export function ResultStrip(props: DealtGame) {
  const texts = useTableTexts();
  const beads = useResults().map((past) => beadOf(past, props, texts));
  const [shown, setShown] = useState<string>();
  const [isAllOpen, setAllOpen] = useState(false);
  return (
    <section aria-label={texts.results.last} className="flex h-11 items-center gap-2 px-3">
      <h2 className="figure shrink-0 text-sm text-muted">{texts.results.last}</h2>
      <div className="mt min-w-0 flex-1">
        <BeadStrip beads={beads} onOpen={setShown} />
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAllOpen(true)}
        className="min-h-11 shrink-0 px-1.5 text-sm font-semibold text-primary"
      >
        {texts.results.viewAll}
      </button>
      <Suspense>
        {isAllOpen && <AllResultsDialog beads={beads} onOpen={setShown} onClose={() => setAllOpen(false)} />}
        {shown !== undefined && (
          <ResultDialog
            key={shown}
            title={texts.results.title(props.title)}
            roundId={shown}
            eventId={props.game.entry.eventId}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** A table's rules, its face, and its name in the player's language. */
interface DealtGame {
  readonly game: TableGame;
  readonly face: TableFace;
  readonly title: string;
}
