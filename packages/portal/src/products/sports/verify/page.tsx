import type { MatchProof } from '@maidan/contract/wire';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMatchProof } from './api.ts';
import { PasteProof } from './paste-proof.tsx';
import { ProofCard } from './proof-card.tsx';
import { useVerifyTexts } from './texts/verify-texts.ts';

export function VerifyPage() {
  const { eventId } = useParams();
  const texts = useVerifyTexts();
  const [pasted, setPasted] = useState<MatchProof>();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{texts.intro}</p>
      {pasted && <ProofCard proof={pasted} />}
      {!pasted && eventId === undefined && <p className="font-medium">{texts.noMatch}</p>}
      {!pasted && eventId !== undefined && <ProofOfMatch key={eventId} eventId={eventId} />}
      <PasteProof onProof={setPasted} />
    </div>
  );
}

function ProofOfMatch({ eventId }: { readonly eventId: string }) {
  const texts = useVerifyTexts();
  const { data: proof, error, refetch } = useMatchProof(eventId);
  if (proof) return <ProofCard proof={proof} />;
  if (!error) return <SkeletonRows rows={4} />;
  return (
    <FailedState
      title={texts.notLoaded}
      reason={error.message}
      retry={texts.retry}
      onRetry={() => void refetch()}
    />
  );
}
