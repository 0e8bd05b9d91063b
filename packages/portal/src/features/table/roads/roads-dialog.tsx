import { useCasinoTexts } from '../../../i18n/casino/casino-texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Roads, type RoadsProps, usePastRounds } from './roads.tsx';

interface RoadsDialogProps extends RoadsProps {
  readonly onClose: () => void;
}

export function RoadsDialog({ onClose, ...table }: RoadsDialogProps) {
  const { roads: texts } = useCasinoTexts();
  // Drawn again once there is something to scroll, which makes the dialog's body take the keyboard.
  usePastRounds(table);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title}>
      <Roads {...table} />
    </Dialog>
  );
}
