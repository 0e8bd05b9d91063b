import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { formatDate } from '@maidan/ui/format/dates.ts';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';
import type { Market } from '../live/market.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { DrawProof } from './draw-proof.tsx';

interface ProofDialogProps {
  readonly market: Pick<Market, 'matkaEventId' | 'name'>;
  readonly day: string;
  readonly onClose: () => void;
}

/** Repeats the draws of a day in the browser. */
export function ProofDialog({ market, day, onClose }: ProofDialogProps) {
  const { proof: texts, retry } = useMatkaTexts();
  const { data: proof, error, refetch } = useMatkaProof(market.matkaEventId, day);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title(market.name, formatDate(day))}
      description={proof?.drawnBy === 'operator' ? texts.operator : texts.intro}
    >
      {!proof && error && (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={retry}
          onRetry={() => void refetch()}
        />
      )}
      {!proof && !error && <SkeletonRows rows={4} />}
      {proof?.drawnBy === 'seed' && (
        <>
          <DrawProof key={`open${proof.draws.open.seed}`} title={texts.open} draw={proof.draws.open} />
          <DrawProof key={`close${proof.draws.close.seed}`} title={texts.close} draw={proof.draws.close} />
        </>
      )}
    </Dialog>
  );
}

const proofPath = 'matka/matkaProof';

export function useMatkaProof(matkaEventId: string, day: string) {
  return useQuery({
    queryKey: callKey(proofPath, { matkaEventId, day }),
    queryFn: ({ signal }) => ask(proofPath, { matkaEventId, day }, { signal }),
  });
}
