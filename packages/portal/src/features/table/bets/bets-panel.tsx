import { lazy, Suspense, useState } from 'react';
import { useTableTexts } from '../../../i18n/table/table-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenBets } from '../api.ts';
import { OpenBets } from './open-bets.tsx';

const CompletedBetsDialog = lazy(async () => ({
  default: (await import('./completed-bets-dialog.tsx')).CompletedBetsDialog,
}));

/** The client's open bets here, and the way to those that are settled. */
export function BetsPanel({ eventId }: { readonly eventId: string }) {
  const { bets: texts } = useTableTexts();
  const open = useOpenBets(eventId);
  const [isCompletedOpen, setCompletedOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {open.length > 0 ? <OpenBets bets={open} /> : <p className="text-sm text-muted">{texts.none}</p>}
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setCompletedOpen(true)}>
        {texts.completed}
      </Button>
      <Suspense>
        {isCompletedOpen && <CompletedBetsDialog eventId={eventId} onClose={() => setCompletedOpen(false)} />}
      </Suspense>
    </div>
  );
}
