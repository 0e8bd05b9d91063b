import { buttonLook } from '@maidan/ui/button-look.ts';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { Fact } from '@maidan/ui/figures/fact.tsx';
import { Link } from 'react-router';
import { usePastFlights } from '../api.ts';
import { useFlight } from '../game/game-context.tsx';
import { pathTo } from '../paths.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';

/** How a flight is decided, the present commitment, and a link to verify the last flight. */
export function FairnessDialog({ onClose }: { readonly onClose: () => void }) {
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
