import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import { Roads, type RoadsProps, usePastRounds } from './roads.tsx';

interface RoadsDialogProps extends RoadsProps {
  readonly onClose: () => void;
}

export function RoadsDialog({ onClose, ...table }: RoadsDialogProps) {
  const { roads: texts } = useCasinoTexts();
  // Renders again once the rounds have loaded, so that a dialog that scrolls becomes focusable.
  usePastRounds(table);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title}>
      <Roads {...table} />
    </Dialog>
  );
}
