import { BrandSymbols } from '../../../brand/brand-symbols.tsx';
import { useResultsTexts } from '../../../i18n/results/results-texts.ts';
import { ResultDialog } from './result-dialog.tsx';

interface RoundDialogProps {
  readonly roundId: string;
  readonly casinoType?: string | undefined;
  readonly onClose: () => void;
}

/** A round's result on a page that has no table: it brings the cards' drawings along. */
export function RoundDialog(props: RoundDialogProps) {
  const { partnership } = useResultsTexts();
  return (
    <>
      <BrandSymbols />
      <ResultDialog title={partnership} {...props} />
    </>
  );
}
