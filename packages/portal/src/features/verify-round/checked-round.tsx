import { keyToHex } from '@maidan/betting';
import type { CasinoResult } from '@maidan/contract/wire';
import { SymbolSheet } from '@maidan/games/boards';
import { gameByCode, type RoundRecord, type TableGame, writeRoundRecord } from '@maidan/games/rules';
import { CorrectionNote } from '../../betting/correction-note.tsx';
import { useBrand } from '../../brand/brand.ts';
import { formatSummary } from '../../format/coins.ts';
import { useResultsTexts } from '../../i18n/results/results-texts.ts';
import { useTableTexts } from '../../i18n/table/table-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { CheckSign } from './check-sign.tsx';
import { Conclusion } from './conclusion.tsx';
import { BetsAgain, CardsAgain, OptionsAgain } from './dealt-again.tsx';
import { HexText, StepCard } from './step-card.tsx';
import { useVerification } from './use-verification.ts';

interface CheckedRoundProps {
  readonly record: RoundRecord;
  /** As the house says it; absent for a round that was pasted. */
  readonly result?: CasinoResult | undefined;
}

export function CheckedRound({ record, result }: CheckedRoundProps) {
  const { verify: texts } = useTableTexts();
  const game = gameByCode(record.game);
  if (!game) return <p className="font-medium">{texts.unknownGame}</p>;
  return <Checked game={game} record={record} result={result} />;
}

function Checked({ game, record, result }: CheckedRoundProps & { readonly game: TableGame }) {
  const { verify: texts } = useTableTexts();
  const brand = useBrand();
  const checking = useVerification(game, record);
  const checked = checking.kind === 'checked' ? checking.verification : undefined;
  const { checks = [], replay } = checked ?? {};
  return (
    <>
      <SymbolSheet letter={brand.title.charAt(0).toUpperCase()} />
      <div aria-live="polite">
        {checked ? <Conclusion verification={checked} /> : <p className="font-medium">{texts.checking}</p>}
      </div>
      <ByHand record={record} result={result} />
      {checking.kind === 'checking' && (
        <>
          <progress
            className="w-full accent-primary"
            aria-label={texts.chain}
            max={record.chain.position}
            value={record.chain.position - checking.left}
          />
          <p className="tabular text-sm text-muted">{texts.hashesLeft(formatSummary(checking.left))}</p>
          <SkeletonRows rows={4} rowClassName="h-24" />
        </>
      )}
      {checked && (
        <>
          <StepCard number={1} title={texts.committed} hint={texts.committedHint}>
            <HexText text={record.seedHash} />
            <p className="text-sm text-muted">{texts.version(game.entry.title, record.version)}</p>
            <CheckSign checks={checks} of="version" />
            <CheckSign checks={checks} of="pay-table" />
          </StepCard>
          <StepCard number={2} title={texts.revealed}>
            <HexText text={keyToHex(record.seed)} />
            <CheckSign checks={checks} of="seed" />
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
          <StepCard
            number={replay ? 6 : 3}
            title={texts.chain}
            hint={texts.chainHint(formatSummary(record.chain.position))}
          >
            <p className="text-xs text-muted">{texts.chainEnd}</p>
            <HexText text={record.chain.end} />
            <CheckSign checks={checks} of="chain" />
          </StepCard>
        </>
      )}
      <CopyRound record={record} />
    </>
  );
}

/** What the checks below are of, where the result does not stand as it was dealt. */
function ByHand({ record: { isVoid, isCorrected }, result }: CheckedRoundProps) {
  const texts = useResultsTexts();
  return (
    <>
      {result && <CorrectionNote result={result} />}
      {isVoid === true && <p className="text-sm">{texts.voidProof}</p>}
      {isCorrected === true && <p className="text-sm">{texts.correctedProof}</p>}
    </>
  );
}

function CopyRound({ record }: { readonly record: RoundRecord }) {
  const { verify: texts } = useTableTexts();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(writeRoundRecord(record));
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  }
  return (
    <Button variant="outline" className="self-start" onClick={() => void copy()}>
      {texts.copy}
    </Button>
  );
}
