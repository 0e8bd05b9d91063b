import { Button } from '@maidan/ui/button.tsx';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { Suspense, useState } from 'react';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useOpenBetsList } from '../api.ts';
import { OpenBets } from './open-bets.tsx';

const CompletedBetsDialog = lazyPart(
  async () => (await import('./completed-bets-dialog.tsx')).CompletedBetsDialog,
);

/** The client's open bets at this table, and a link to the settled ones. */
export function BetsPanel({ eventId }: { readonly eventId: string }) {
  const { bets: texts, results } = useTableTexts();
  const { data: open, error, refetch } = useOpenBetsList(eventId);
  const [isCompletedOpen, setCompletedOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {error && (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={results.retry}
          onRetry={() => void refetch()}
        />
      )}
      {open !== undefined && open.length > 0 && <OpenBets bets={open} />}
      {!error && open?.length === 0 && <p className="text-sm text-muted">{texts.none}</p>}
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setCompletedOpen(true)}>
        {texts.completed}
      </Button>
      <Suspense>
        {isCompletedOpen && <CompletedBetsDialog eventId={eventId} onClose={() => setCompletedOpen(false)} />}
      </Suspense>
    </div>
  );
}
