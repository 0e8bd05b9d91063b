import type { Commitment } from '@maidan/games/rules';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { Fact } from '@maidan/ui/figures/fact.tsx';
import { useTableTexts } from '../../texts/table-texts.ts';

interface CommitmentDialogProps {
  readonly roundId: string;
  readonly commitment: Commitment | undefined;
  readonly onClose: () => void;
}

/** The round's commitment, while bets are open. */
export function CommitmentDialog({ roundId, commitment, onClose }: CommitmentDialogProps) {
  const { proof: texts, slip } = useTableTexts();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${texts.locked} · ${slip.round(roundId)}`}
      description={texts.intro}
    >
      {commitment ? (
        <dl className="flex flex-col gap-3">
          <Fact name={texts.seedHash} value={commitment.seedHash} />
          <Fact name={texts.version} value={String(commitment.version)} />
          <Fact name={texts.payTableHash} value={commitment.payTableHash} />
        </dl>
      ) : (
        <p>{texts.none}</p>
      )}
    </Dialog>
  );
}
