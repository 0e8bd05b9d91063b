import { buttonLook } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { Fact } from '@maidan/ui/figures/fact.tsx';
import { ShieldCheck } from '@maidan/ui/icons/signs.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePastFlights } from './api.ts';
import { useFlight } from './game/game-context.tsx';
import { pathTo } from './paths.ts';
import { useAviatorTexts } from './texts/aviator-texts.ts';

/** How a flight is decided, the present commitment, and a link to verify the last flight. */
function FairnessDialog({ onClose }: { readonly onClose: () => void }) {
  const { proof: texts } = useAviatorTexts();
  const flight = useFlight();
  const [last] = usePastFlights();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.intro}
      footer={
        last && (
          <Link to={pathTo('verifyRound', { roundId: last.roundId })} className={buttonLook('outline')}>
            {texts.verifyLast}
          </Link>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {flight?.seedHash === undefined ? (
          <p>{texts.none}</p>
        ) : (
          <dl className="flex flex-col gap-3">
            <div>
              <dt className="sr-only">{texts.round('')}</dt>
              <dd className="tabular font-semibold">{texts.round(flight.roundId)}</dd>
            </div>
            <Fact name={texts.seedHash} value={flight.seedHash} />
            {flight.salt !== undefined && <Fact name={texts.salt} value={flight.salt} />}
          </dl>
        )}
        <p className="text-sm text-muted">{texts.formula}</p>
        <p className="text-sm text-muted">{texts.verifyHint}</p>
      </div>
    </Dialog>
  );
}

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
