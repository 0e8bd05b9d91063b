import type { MatchProof } from '@maidan/contract/wire';
import { Card } from '@maidan/ui/card.tsx';
import { CopyButton, Fact } from '@maidan/ui/figures/fact.tsx';
import { PlayedAgain } from './played-again.tsx';
import { useVerifyTexts } from './texts/verify-texts.ts';

/** The commitment, what was shown, and the result of the replay. */
export function ProofCard({ proof }: { readonly proof: MatchProof }) {
  const texts = useVerifyTexts();
  return (
    <>
      <Card title={<bdi>{proof.matchName}</bdi>}>
        <div className="flex flex-col gap-3">
          <dl className="flex flex-col gap-2">
            <Fact name={texts.hash} value={proof.seedHash} />
            {/* With another generator the same seed would give another match. */}
            {proof.generator !== undefined && <Fact name={texts.generator} value={String(proof.generator)} />}
            {proof.seed !== null && <Fact name={texts.seed} value={proof.seed} />}
          </dl>
          {proof.seed === null && <p className="font-medium">{texts.secret}</p>}
          <CopyButton
            label={texts.copy}
            copied={texts.copied}
            notCopied={texts.notCopied}
            write={() => JSON.stringify(proof)}
          />
        </div>
      </Card>
      {proof.seed !== null && <PlayedAgain proof={proof} />}
    </>
  );
}
