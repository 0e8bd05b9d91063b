import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { ShieldCheck } from '@maidan/ui/icons/signs.ts';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { Link } from 'react-router';
import { pathTo } from '../../../paths.ts';
import { useAccountTexts } from '../../texts/account-texts.ts';
import { useBetStory } from '../api.ts';
import { StoryFacts } from './story-facts.tsx';
import { StoryResults } from './story-results.tsx';
import { StoryTransfers } from './story-transfers.tsx';

interface StoryDialogProps {
  readonly betId: string;
  readonly onClose: () => void;
}

export function StoryDialog({ betId, onClose }: StoryDialogProps) {
  const { story: texts, notLoaded, retry } = useAccountTexts();
  const { data: story, error, refetch } = useBetStory(betId);
  return (
    <Dialog open wide onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title}>
      {error && (
        <FailedState title={notLoaded} reason={error.message} retry={retry} onRetry={() => void refetch()} />
      )}
      {!error && !story && <SkeletonRows rows={6} />}
      {story && (
        <div className="flex flex-col gap-5">
          <StoryFacts story={story} />
          <StoryResults story={story} />
          <StoryTransfers story={story} />
          {story.seedHash !== undefined && (
            <Link
              to={pathTo('verifyMatch', { eventId: story.eventId })}
              className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold underline underline-offset-4"
            >
              <ShieldCheck aria-hidden="true" className="size-4" />
              {texts.verify}
            </Link>
          )}
        </div>
      )}
    </Dialog>
  );
}
