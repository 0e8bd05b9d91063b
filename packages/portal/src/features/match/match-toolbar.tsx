import { Scaling, Tv } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { useSession } from '../../api/session.ts';
import { saveConfirmsBets } from '../../betting/api.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { toast } from '../../ui/toasts/toast.tsx';

const AllMatchesDialog = lazy(async () => ({
  default: (await import('../../sports/matches/all-matches-dialog.tsx')).AllMatchesDialog,
}));
const CompletedBetsDialog = lazy(async () => ({
  default: (await import('./bets/completed-bets-dialog.tsx')).CompletedBetsDialog,
}));

interface MatchToolbarProps {
  readonly matchId: string;
  readonly isTvOn: boolean;
  readonly onTv: (isOn: boolean) => void;
  readonly isScoreFull: boolean;
  readonly onScoreFull: (isFull: boolean) => void;
}

/** Three beside each other on a phone, in whatever language. */
const inThirds = 'max-sm:px-1 max-sm:text-xs';

export function MatchToolbar({ matchId, isTvOn, onTv, isScoreFull, onScoreFull }: MatchToolbarProps) {
  const { match: texts, matches } = useSportsTexts();
  const [open, setOpen] = useState<'all' | 'completed'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex gap-2">
        <Button
          size="sm"
          variant={isTvOn ? 'primary' : 'outline'}
          aria-pressed={isTvOn}
          title={texts.tvLabel}
          onClick={() => onTv(!isTvOn)}
        >
          <Tv aria-hidden="true" className="size-4 max-sm:hidden" />
          {texts.tv}
        </Button>
        <Button
          size="sm"
          variant={isScoreFull ? 'primary' : 'outline'}
          aria-pressed={isScoreFull}
          title={texts.fsLabel}
          onClick={() => onScoreFull(!isScoreFull)}
        >
          <Scaling aria-hidden="true" className="size-4 max-sm:hidden" />
          {texts.fs}
        </Button>
      </div>
      <ConfirmationSwitch />
      <div className="grid gap-2 max-sm:w-full max-sm:grid-cols-3 sm:flex sm:flex-wrap">
        <Button
          size="sm"
          variant="outline"
          className={inThirds}
          aria-haspopup="dialog"
          onClick={() => setOpen('completed')}
        >
          {texts.completed}
        </Button>
        <Button
          size="sm"
          variant="outline"
          className={inThirds}
          aria-haspopup="dialog"
          onClick={() => setOpen('all')}
        >
          {matches.all}
        </Button>
        <Link to={pathTo('editStakes')} className={buttonLook('outline', 'sm', inThirds)}>
          {texts.editStakes}
        </Link>
      </div>
      <Suspense>
        {open === 'all' && <AllMatchesDialog onClose={close} />}
        {open === 'completed' && <CompletedBetsDialog matchId={matchId} onClose={close} />}
      </Suspense>
    </div>
  );
}

function ConfirmationSwitch() {
  const { match: texts } = useSportsTexts();
  const { errors } = useTexts();
  const isOn = useSession()?.confirmsBets ?? true;

  async function save(confirmsBets: boolean): Promise<void> {
    const reply = await saveConfirmsBets(confirmsBets);
    if (!reply.ok) toast.error(reply.message || texts.notSaved, { title: errors.title });
  }

  return (
    <div className="ms-auto flex items-center gap-1.5 text-sm sm:order-last">
      <Switch label={texts.confirmation} checked={isOn} onCheckedChange={(next) => void save(next)} />
      <span aria-hidden="true" className="min-w-8 font-semibold whitespace-nowrap">
        {isOn ? texts.on : texts.off}
      </span>
    </div>
  );
}
