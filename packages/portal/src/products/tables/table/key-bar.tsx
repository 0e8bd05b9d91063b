import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { type ComponentProps, useState } from 'react';
import { useTableTexts } from '../texts/table-texts.ts';
import { useOpenBetsList } from './api.ts';
import { BetsPanel } from './bets/bets-panel.tsx';
import { RoundKeys } from './keys/round-keys.tsx';

/** Replaces the site's bottom bar at a table. */
export function KeyBar(props: ComponentProps<typeof RoundKeys>) {
  const { eventId } = props.game.entry;
  const { bets: texts } = useTableTexts();
  const { data: open } = useOpenBetsList(eventId);
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-keys="" className="pb-safe fixed inset-x-0 bottom-0 z-30 border-t border-line bg-background">
      <div className="flex gap-1.5 p-1.5">
        <RoundKeys {...props} />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="figure flex min-h-11 max-w-32 shrink-0 items-center justify-center gap-2 px-2.5 rounded-lg leading-tight border border-primary/45 bg-primary/12 text-primary"
        >
          {texts.open}
          <span className="tabular grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-sm text-on-primary">
            {open?.length ?? '–'}
          </span>
        </button>
      </div>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={texts.open}>
          <BetsPanel eventId={eventId} />
        </Dialog>
      )}
    </div>
  );
}
