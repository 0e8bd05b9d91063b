import { coinsToWireNumber, keyToHex } from '@maidan/betting';
import type { CasinoResult } from '@maidan/contract/wire';
import { PlayingCard } from '@maidan/games/boards';
import {
  type Check,
  gameByCode,
  parseRoundRecord,
  type Replay,
  type RoundRecord,
  type TableGame,
  verifyInSteps,
  writeRoundRecord,
} from '@maidan/games/rules';
import { HexText } from '@maidan/ui/figures/fact.tsx';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { CorrectionNote } from '../../../betting/correction-note.tsx';
import { useResultsTexts } from '../../../betting/result-texts/results-texts.ts';
import { BetAgain, CheckSign } from '../../../betting/verify/check-line.tsx';
import { ChainCard, CheckProgress, StepCard } from '../../../betting/verify/step-card.tsx';
import { useVerification } from '../../../betting/verify/use-verification.ts';
import { CopyRound, Verdict } from '../../../betting/verify/verdict.tsx';
import type { CheckableRound, Verifier } from '../../../betting/verify/verifier.ts';
import { BrandSymbols } from '../../../brand/brand-symbols.tsx';
import { useTableName } from '../../../texts/table-title.ts';
import { useOptionName } from '../option-texts/use-option-name.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { fetchRecord } from './record-wire.ts';

const roundOf = (key: string, record: RoundRecord, result?: CasinoResult): CheckableRound => ({
  key,
  page: <CheckedTable record={record} result={result} />,
});

/** Replays a round of a table. A round that was played elsewhere has no proof. */
export const tableVerifier: Verifier = {
  async find(roundId, signal) {
    const found = await fetchRecord(roundId, signal);
    return found.kind === 'found'
      ? { kind: 'found', round: roundOf(roundId, found.record, found.result) }
      : found;
  },
  read(text) {
    const read = parseRoundRecord(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};

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
  const formatTable = useTableName();
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
            <p className="text-sm text-muted">
              {texts.version(formatTable(game.entry.title), record.version)}
            </p>
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

interface DealtAgainProps {
  readonly game: TableGame;
  readonly replay: Replay;
  readonly checks: readonly Check[];
}

export function CardsAgain({ replay, checks }: Omit<DealtAgainProps, 'game'>) {
  const texts = useTableTexts();
  return (
    <>
      <ol dir="ltr" className="flex flex-wrap gap-1">
        {replay.dealt.map(({ card, place }) => (
          <li key={card} className="text-center text-xs text-muted">
            <PlayingCard card={card} width={30} />
            {(texts.words[place] ?? place).charAt(0).toUpperCase()}
          </li>
        ))}
      </ol>
      <p lang="en" dir="ltr" className="text-sm">
        {replay.judgement.reason}
      </p>
      <CheckSign checks={checks} of="cards" texts={texts.verify.checks} />
      <CheckSign checks={checks} of="result" texts={texts.verify.checks} />
    </>
  );
}

export function OptionsAgain({ game, replay }: Omit<DealtAgainProps, 'checks'>) {
  const { verify: texts, void: voidWord } = useTableTexts();
  const formatOption = useOptionName();
  const isVoid = 'void' in replay.judgement.outcome;
  const winners = new Set(replay.judgement.winners);
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-3">
      {game.options.map(({ sid, name }) => (
        <li key={sid} className="flex justify-between gap-2">
          <bdi>{formatOption(name)}</bdi>
          <span className={winners.has(sid) ? 'font-semibold text-win' : 'text-muted'}>
            {isVoid ? voidWord : winners.has(sid) ? texts.won : texts.lost}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function BetsAgain({ game, replay, checks }: DealtAgainProps) {
  const { verify: texts } = useTableTexts();
  const formatOption = useOptionName();
  if (replay.bets.length === 0) return <p className="text-sm text-muted">{texts.noBets}</p>;
  const nameOf = (sid: string) =>
    formatOption(game.options.find((option) => option.sid === sid)?.name ?? sid);
  return (
    <ul className="flex flex-col gap-2">
      {replay.bets.map(({ sid, profit, due }, index) => {
        const check = checks.find(({ betIndex }) => betIndex === index);
        return (
          <BetAgain
            // The index, because two bets may have the same data.
            key={`${sid}-${index.toString()}`}
            name={nameOf(sid)}
            paid={profit === undefined ? undefined : <Amount coins={coinsToWireNumber(profit)} summary />}
            due={due === undefined ? undefined : <Amount coins={coinsToWireNumber(due)} summary />}
            check={check && { isOk: check.isOk, text: texts.checks.bet }}
          />
        );
      })}
    </ul>
  );
}
