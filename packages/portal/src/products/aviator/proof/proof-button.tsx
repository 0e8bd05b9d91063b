import { ShieldCheck } from '@maidan/ui/icons/signs.ts';
import { useState } from 'react';
import { useFlight } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { FairnessDialog } from './fairness-dialog.tsx';

/** Shows that the house is already committed while bets are open. */
export function ProofButton() {
  const { proof: texts } = useAviatorTexts();
  const isLocked = useFlight()?.seedHash !== undefined;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-medium hover:bg-text/8"
      >
        <ShieldCheck aria-hidden="true" className="size-5 text-win" />
        <span className="max-md:sr-only">{isLocked ? texts.locked : texts.button}</span>
      </button>
      {isOpen && <FairnessDialog onClose={() => setOpen(false)} />}
    </>
  );
}
