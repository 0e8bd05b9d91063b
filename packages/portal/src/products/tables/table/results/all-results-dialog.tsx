import type { Bead } from '@maidan/games/boards';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { useTableTexts } from '../../texts/table-texts.ts';

interface AllResultsDialogProps {
  readonly beads: readonly Bead[];
  readonly onOpen: (roundId: string) => void;
  readonly onClose: () => void;
}

export function AllResultsDialog({ beads, onOpen, onClose }: AllResultsDialogProps) {
  const { results: texts } = useTableTexts();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.last}>
      {beads.length === 0 && <p className="text-muted">{texts.noneYet}</p>}
      <ul className="mt grid grid-cols-2 gap-1.5 sm:grid-cols-3">
        {beads.map(({ roundId, letter, tone, label }) => (
          <li key={roundId}>
            <button
              type="button"
              onClick={() => onOpen(roundId)}
              className="flex min-h-11 w-full items-center gap-2 rounded-lg bg-raised! px-2! text-start"
            >
              <span className="sr-only">{label}</span>
              <span aria-hidden="true" className="mt-bead shrink-0" data-tone={tone}>
                {letter}
              </span>
              <span aria-hidden="true" className="tabular truncate text-xs text-muted">
                {roundId}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
