import { useResultsTexts } from '../../../../betting/result-texts/results-texts.ts';
import { BrandSymbols } from '../../../../brand/brand-symbols.tsx';
import type { RoundDialogProps } from '../../../../product.ts';
import { ResultDialog } from './result-dialog.tsx';

/** A round's result on a page without a table: it includes the symbol sheet of the cards. */
export function RoundDialog(props: RoundDialogProps) {
  const { partnership } = useResultsTexts();
  return (
    <>
      <BrandSymbols />
      <ResultDialog title={partnership} {...props} />
    </>
  );
}
