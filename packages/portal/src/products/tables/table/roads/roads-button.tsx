import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Roads } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import type { RoadsProps } from './roads.tsx';

const RoadsDialog = lazyPart(async () => (await import('./roads-dialog.tsx')).RoadsDialog);

/** On a phone the roads open in a dialog, as there is no room beside the board. */
export function RoadsButton(table: RoadsProps) {
  const { roads: texts } = useCasinoTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.title}
        icon={<Roads />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="text-primary"
      />
      <Suspense>{isOpen && <RoadsDialog {...table} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
