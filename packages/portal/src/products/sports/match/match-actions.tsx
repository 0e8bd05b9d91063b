import { Button } from '@maidan/ui/button.tsx';
import { buttonLook } from '@maidan/ui/button-look.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../paths.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { OverflowMenu } from './overflow-menu.tsx';

const AllMatchesDialog = lazyPart(
  async () => (await import('../matches/all-matches-dialog.tsx')).AllMatchesDialog,
);
const CompletedBetsDialog = lazyPart(
  async () => (await import('./bets/completed-bets-dialog.tsx')).CompletedBetsDialog,
);

const itemLook = 'max-sm:min-h-11 max-sm:justify-start max-sm:border-transparent';

export function MatchActions({ matchId }: { readonly matchId: string }) {
  const { match: texts, matches } = useSportsTexts();
  const [open, setOpen] = useState<'all' | 'completed'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <OverflowMenu label={texts.more}>
        <Button
          size="sm"
          variant="outline"
          className={itemLook}
          aria-haspopup="dialog"
          onClick={() => setOpen('completed')}
        >
          {texts.completed}
        </Button>
        <Button
          size="sm"
          variant="outline"
          className={itemLook}
          aria-haspopup="dialog"
          onClick={() => setOpen('all')}
        >
          {matches.all}
        </Button>
        <Link to={pathTo('editStakes')} className={buttonLook('outline', 'sm', itemLook)}>
          {texts.editStakes}
        </Link>
      </OverflowMenu>
      <Suspense>
        {open === 'all' && <AllMatchesDialog onClose={close} />}
        {open === 'completed' && <CompletedBetsDialog matchId={matchId} onClose={close} />}
      </Suspense>
    </>
  );
}
