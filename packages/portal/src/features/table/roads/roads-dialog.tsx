import type { ComponentProps } from 'react';
import { useCasinoTexts } from '../../../i18n/casino/casino-texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Roads } from './roads.tsx';

interface RoadsDialogProps extends ComponentProps<typeof Roads> {
  readonly onClose: () => void;
}

export function RoadsDialog({ onClose, ...table }: RoadsDialogProps) {
  const { roads: texts } = useCasinoTexts();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title}>
      <Roads {...table} />
    </Dialog>
  );
}
