import { useResultsTexts } from '../../../../betting/result-texts/results-texts.ts';
import { BrandSymbols } from '../../../../brand/brand-symbols.tsx';
import { ResultDialog } from './result-dialog.tsx';

interface RoundDialogProps {
  readonly roundId: string;
  readonly casinoType?: string | undefined;
  /** The round's result as the list of bets prints it. */
  readonly listedResult?: string | undefined;
  readonly onClose: () => void;
}

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
