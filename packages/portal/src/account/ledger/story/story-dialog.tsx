import type { BetStory } from '@maidan/contract/wire';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { Amount, DateTime } from '@maidan/ui/figures/figure.tsx';
import { ShieldCheck } from '@maidan/ui/icons/signs.ts';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useAccountTexts } from '../../texts/account-texts.ts';
import { useBetStory } from '../api.ts';
import { StoryFacts } from './story-facts.tsx';
import { proofPathOf, useStoryParts } from './story-parts.ts';
import { StoryResults } from './story-results.tsx';

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
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <Story story={story} />
        </Suspense>
      )}
    </Dialog>
  );
}

function Story({ story }: { readonly story: BetStory }) {
  const { story: texts } = useAccountTexts();
  const parts = useStoryParts();
  const proof = proofPathOf(story, parts);
  return (
    <div className="flex flex-col gap-5">
      <StoryFacts story={story} parts={parts} />
      <StoryResults story={story} />
      <StoryTransfers story={story} />
      {proof !== undefined && (
        <Link
          to={proof}
          className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold underline underline-offset-4"
        >
          <ShieldCheck aria-hidden="true" className="size-4" />
          {texts.verify}
        </Link>
      )}
    </div>
  );
}

export function StoryTransfers({ story: { transfers } }: { readonly story: BetStory }) {
  const { story: texts, transferKinds, houseRemarks } = useAccountTexts();
  return (
    <section>
      <h3 className="font-semibold">{texts.transfers}</h3>
      {transfers.length === 0 ? (
        <p className="text-sm text-muted">{texts.noTransfers}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{texts.transfersHint}</p>
          <ul className="mt-2 divide-y divide-line rounded-xl border border-line">
            {transfers.map(({ _id, kind, name, remarkKey, remark, createdAt, amount }) => (
              <li key={_id} className="flex items-center justify-between gap-3 px-3 py-2 text-sm">
                <span>
                  <span className="font-medium">
                    <bdi>{kind ? transferKinds[kind] : name}</bdi>
                    {remark && ' · '}
                    <bdi>{remarkKey ? houseRemarks[remarkKey] : remark}</bdi>
                  </span>
                  <span className="block text-xs text-muted">
                    <DateTime at={createdAt} />
                  </span>
                </span>
                <Amount coins={amount} className="font-semibold" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
