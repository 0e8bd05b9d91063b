import { SymbolSheet } from '@maidan/games/boards';
import { useBrand } from '../../../brand/brand.ts';
import { useResultsTexts } from '../../../i18n/results/results-texts.ts';
import { ResultDialog } from './result-dialog.tsx';

interface RoundDialogProps {
  readonly roundId: string;
  readonly casinoType?: string | undefined;
  readonly onClose: () => void;
}

/** A round's result on a page that has no table: it brings the cards' drawings along. */
export function RoundDialog(props: RoundDialogProps) {
  const brand = useBrand();
  const { partnership } = useResultsTexts();
  return (
    <>
      <SymbolSheet letter={brand.title.charAt(0).toUpperCase()} />
      <ResultDialog title={partnership} {...props} />
    </>
  );
}
