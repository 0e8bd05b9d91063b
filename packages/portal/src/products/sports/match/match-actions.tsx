import { Button, buttonLook } from '@maidan/ui/button.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { Ellipsis } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../paths.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';

const AllMatchesDialog = lazyPart(
  async () => (await import('../matches/all-matches-dialog.tsx')).AllMatchesDialog,
);
const CompletedBetsDialog = lazyPart(
  async () => (await import('../bets/completed-bets-dialog.tsx')).CompletedBetsDialog,
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

interface OverflowMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

const panelLook =
  'max-sm:absolute max-sm:end-0 max-sm:top-full max-sm:z-30 max-sm:w-52 max-sm:flex-col max-sm:rounded-xl max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-2 max-sm:shadow-xl';

/** Actions side by side if there is room; behind a button on a phone. */
function OverflowMenu({ label, children }: OverflowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false);
    };
    const closeFocused = () => {
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeFocused();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    // The chosen action opens something else, which gives the focus back to the button when it closes: the
    // action itself is hidden then. Before React calls the action.
    place.current
      ?.querySelector(`#${CSS.escape(panelId)}`)
      ?.addEventListener('click', closeFocused, { signal });
    return () => stopping.abort();
  }, [isOpen, panelId]);

  return (
    <div ref={place} className="relative shrink-0">
      <IconButton
        label={label}
        icon={<Ellipsis />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="border border-edge sm:hidden"
      />
      <div
        id={panelId}
        className={classes('gap-2 sm:flex', panelLook, isOpen ? 'max-sm:flex' : 'max-sm:hidden')}
      >
        {children}
      </div>
    </div>
  );
}
