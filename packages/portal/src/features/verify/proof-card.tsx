import type { MatchProof } from '@maidan/contract/wire';
import { useVerifyTexts } from '../../i18n/verify/verify-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { PlayedAgain } from './played-again.tsx';

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-sm">
        <bdi dir="ltr" className="tabular wrap-anywhere">
          {value}
        </bdi>
      </dd>
    </div>
  );
}

/** What was promised, what was shown, and what comes of playing it again. */
export function ProofCard({ proof }: { readonly proof: MatchProof }) {
  const texts = useVerifyTexts();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(JSON.stringify(proof));
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  }

  return (
    <>
      <Card title={<bdi>{proof.matchName}</bdi>}>
        <dl className="flex flex-col gap-2">
          <Fact name={texts.hash} value={proof.seedHash} />
          {proof.seed !== null && <Fact name={texts.seed} value={proof.seed} />}
        </dl>
        {proof.seed === null && <p className="mt-3 font-medium">{texts.secret}</p>}
        <Button size="sm" variant="outline" className="mt-3" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </Card>
      {proof.seed !== null && <PlayedAgain proof={proof} />}
    </>
  );
}
