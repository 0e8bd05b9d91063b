import { formatDate } from '../../../format/dates.ts';
import { useMatkaTexts } from '../../../i18n/matka/matka-texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { Market } from '../market/market.ts';
import { DrawProof } from './draw-proof.tsx';
import { useMatkaProof } from './use-matka-proof.ts';

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
