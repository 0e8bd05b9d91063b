import type { Match } from '@maidan/contract/wire';
import { Button, buttonLook } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { formatTime } from '@maidan/ui/format/dates.ts';
import { now } from '@maidan/ui/format/now.ts';
import { Link } from 'react-router';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { pathTo } from '../paths.ts';
import { SeriesAndStart, startText, tossUntil } from '../series-and-start.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';

interface NotStartedDialogProps {
  readonly match: Match;
  readonly onClose: () => void;
}

/**
 * Document 1, section 2: a match that has not started opens an alert, with a link to its markets if some are
 * already open.
 */
export function NotStartedDialog({ match, onClose }: NotStartedDialogProps) {
  const { matches: texts } = useSportsTexts();
  const { preMatch, rows } = useHomeTexts();
  const { ui } = useTexts();
  const { marketId, eventId } = match;
  const nowMs = now();
  const toss = tossUntil(match, nowMs);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.notStarted}
      footer={
        <>
          <Button variant={match.isOpen ? 'outline' : 'primary'} onClick={onClose}>
            {ui.close}
          </Button>
          {match.isOpen && (
            <Link to={pathTo('matchDetails', { marketId, eventId })} className={buttonLook('primary')}>
              {preMatch.open}
            </Link>
          )}
        </>
      }
    >
      <p className="font-semibold">
        <bdi>{match.matchName}</bdi>
      </p>
      <SeriesAndStart match={match} />
      <p className="mt-2 text-sm">
        {match.isOpen ? preMatch.body : rows.opensAt(startText(match, nowMs, rows.tomorrow))}
        {match.isOpen && toss !== undefined && ` ${preMatch.toss(formatTime(toss))}`}
      </p>
    </Dialog>
  );
}
