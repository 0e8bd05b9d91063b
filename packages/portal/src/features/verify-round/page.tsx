import type { RoundRecord } from '@maidan/games/rules';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTableTexts } from '../../i18n/table/table-texts.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useNightColours } from '../../ui/use-night-colours.ts';
import { useRoundRecord } from './api.ts';
import { CheckedRound } from './checked-round.tsx';
import { PasteRound } from './paste-round.tsx';

export function VerifyRoundPage() {
  useNightColours();
  const { roundId } = useParams();
  const { verify: texts } = useTableTexts();
  const [pasted, setPasted] = useState<RoundRecord>();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-3">
      <p className="text-sm text-muted">{texts.intro}</p>
      {roundId !== undefined && !pasted && (
        <p className="tabular font-medium">
          <bdi>{roundId}</bdi>
        </p>
      )}
      {pasted && <CheckedRound key={pasted.roundId + pasted.seedHash} record={pasted} />}
      {!pasted && roundId === undefined && <p className="font-medium">{texts.noRound}</p>}
      {!pasted && roundId !== undefined && <RoundOfHouse key={roundId} roundId={roundId} />}
      <PasteRound onRecord={setPasted} />
    </div>
  );
}

function RoundOfHouse({ roundId }: { readonly roundId: string }) {
  const { verify: texts } = useTableTexts();
  const { data: found, error, refetch } = useRoundRecord(roundId);
  if (found?.kind === 'found') return <CheckedRound record={found.record} result={found.result} />;
  if (found) return <p className="font-medium">{found.kind === 'unknown' ? texts.unknown : texts.noProof}</p>;
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
