import type { RecordFault } from '@maidan/games/rules';
import { PasteForm } from '@maidan/ui/form/paste-form.tsx';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useParams } from 'react-router';
import { type CheckableRound, formatNotFound } from '../../betting/verify/verifier.ts';
import { useNightColours } from '../../brand/use-night-colours.ts';
import type { TableTexts } from '../../products/tables/texts/en.ts';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';
import { useVerifiers, verifierOfRound, verifierOfText } from './verifiers.ts';

/** One page for every game of the house: the browser replays the round and compares. */
export function VerifyRoundPage() {
  useNightColours();
  const { roundId } = useParams();
  const { verify: texts } = useTableTexts();
  const [pasted, setPasted] = useState<CheckableRound>();
  return (
    <div className="flex w-full max-w-2xl flex-col gap-3">
      <p className="text-sm text-muted">{texts.intro}</p>
      {roundId !== undefined && !pasted && (
        <p className="tabular font-medium">
          <bdi>{roundId}</bdi>
        </p>
      )}
      {pasted && <Fragment key={pasted.key}>{pasted.page}</Fragment>}
      {!pasted && roundId === undefined && <p className="font-medium">{texts.noRound}</p>}
      {!pasted && roundId !== undefined && <RoundOfHouse key={roundId} roundId={roundId} />}
      <PasteRound onRound={setPasted} />
    </div>
  );
}

function RoundOfHouse({ roundId }: { readonly roundId: string }) {
  const { verify: texts } = useTableTexts();
  const verifiers = useVerifiers();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['verify-round', roundId],
    queryFn: ({ signal }) => verifierOfRound(roundId, verifiers).find(roundId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found?.kind === 'found') return found.round.page;
  if (found?.kind === 'unknown' || found?.kind === 'no-proof')
    return <p className="font-medium">{formatNotFound(found, texts)}</p>;
  const reason = found ? formatNotFound(found, texts) : error?.message;
  if (reason === undefined) return <SkeletonRows rows={4} />;
  return (
    <FailedState title={texts.notLoaded} reason={reason} retry={texts.retry} onRetry={() => void refetch()} />
  );
}

export function formatFault({ field, fault }: RecordFault, { faults }: TableTexts['verify']): string {
  return fault === 'not-json' || field === '' ? faults['not-json'] : faults[fault](field);
}

/** A round from another device is verified without any call to the house. */
export function PasteRound({ onRound }: { readonly onRound: (round: CheckableRound) => void }) {
  const { verify: texts } = useTableTexts();
  const verifiers = useVerifiers();

  function check(text: string): string | undefined {
    const read = verifierOfText(text, verifiers).read(text);
    if (!read.ok) return formatFault(read.refusal, texts);
    onRound(read.value);
    window.scrollTo({ top: 0 });
    return undefined;
  }

  return <PasteForm label={texts.paste} hint={texts.pasteHint} submit={texts.check} onText={check} />;
}
