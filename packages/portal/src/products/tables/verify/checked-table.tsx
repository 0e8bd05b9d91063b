import { keyToHex } from '@maidan/betting';
import type { CasinoResult } from '@maidan/contract/wire';
import {
  gameByCode,
  type RoundRecord,
  type TableGame,
  verifyInSteps,
  writeRoundRecord,
} from '@maidan/games/rules';
import { HexText } from '@maidan/ui/figures/hex-text.tsx';
import { CorrectionNote } from '../../../betting/correction-note.tsx';
import { useVerification } from '../../../betting/proof/use-verification.ts';
import { useResultsTexts } from '../../../betting/result-texts/results-texts.ts';
import { ChainCard } from '../../../betting/verify/chain-card.tsx';
import { CheckProgress } from '../../../betting/verify/check-progress.tsx';
import { CheckSign } from '../../../betting/verify/check-sign.tsx';
import { CopyRound } from '../../../betting/verify/copy-round.tsx';
import { StepCard } from '../../../betting/verify/step-card.tsx';
import { Verdict } from '../../../betting/verify/verdict.tsx';
import { BrandSymbols } from '../../../brand/brand-symbols.tsx';
import { useTableName } from '../../../texts/table-title.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { BetsAgain, CardsAgain, OptionsAgain } from './dealt-again.tsx';

interface CheckedTableProps {
  readonly record: RoundRecord;
  /** The house's result; absent for a pasted round. */
  readonly result?: CasinoResult | undefined;
}

export function CheckedTable({ record, result }: CheckedTableProps) {
  const { verify: texts } = useTableTexts();
  const game = gameByCode(record.game);
  if (!game) return <p className="font-medium">{texts.unknownGame}</p>;
  return <Checked game={game} record={record} result={result} />;
}

function Checked({ game, record, result }: CheckedTableProps & { readonly game: TableGame }) {
  const { verify: texts } = useTableTexts();
  const sayTable = useTableName();
  const { chain } = record;
  const checking = useVerification(() => verifyInSteps(game, record), chain.position);
  const checked = checking.kind === 'checked' ? checking.verification : undefined;
  const { checks = [], replay } = checked ?? {};
  return (
    <>
      <BrandSymbols />
      <Verdict checked={checked} checking={texts.checking} isOtherVersion={!replay} />
      <ByHand record={record} result={result} />
      {checking.kind === 'checking' && <CheckProgress left={checking.left} position={chain.position} />}
      {checked && (
        <>
          <StepCard number={1} title={texts.committed} hint={texts.committedHint}>
            <HexText text={record.seedHash} />
            <p className="text-sm text-muted">{texts.version(sayTable(game.entry.title), record.version)}</p>
            <CheckSign checks={checks} of="version" texts={texts.checks} />
            <CheckSign checks={checks} of="pay-table" texts={texts.checks} />
          </StepCard>
          <StepCard number={2} title={texts.revealed}>
            <HexText text={keyToHex(record.seed)} />
            <CheckSign checks={checks} of="seed" texts={texts.checks} />
          </StepCard>
          {replay && (
            <>
              <StepCard number={3} title={texts.dealt} hint={texts.dealtHint}>
                <CardsAgain replay={replay} checks={checks} />
              </StepCard>
              <StepCard number={4} title={texts.options}>
                <OptionsAgain game={game} replay={replay} />
              </StepCard>
              <StepCard number={5} title={texts.bets}>
                <BetsAgain game={game} replay={replay} checks={checks} />
              </StepCard>
            </>
          )}
          <ChainCard number={replay ? 6 : 3} chain={chain} checks={checks} />
        </>
      )}
      <CopyRound write={() => writeRoundRecord(record)} />
    </>
  );
}

/** Explains what the checks below refer to, if the result was changed by hand. */
function ByHand({ record: { isVoid, isCorrected }, result }: CheckedTableProps) {
  const texts = useResultsTexts();
  return (
    <>
      {result && <CorrectionNote result={result} />}
      {isVoid === true && <p className="text-sm">{texts.voidProof}</p>}
      {isCorrected === true && <p className="text-sm">{texts.correctedProof}</p>}
    </>
  );
}
