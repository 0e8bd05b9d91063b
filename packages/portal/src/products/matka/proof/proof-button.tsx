import { Button } from '@maidan/ui/button.tsx';
import { ShieldCheck } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import type { Market } from '../live/market.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';

const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Says that the seed is locked until the first draw of the day, then Verify. */
export function ProofButton({ market }: { readonly market: Market }) {
  const { proof: texts } = useMatkaTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="mk-figure text-base!"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ShieldCheck aria-hidden="true" className="size-4" />
        {market.result === '' ? texts.locked : texts.verify}
      </Button>
      <Suspense>
        {isOpen && <ProofDialog market={market} day={market.day} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
