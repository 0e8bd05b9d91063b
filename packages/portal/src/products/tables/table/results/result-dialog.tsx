import { coinsToWireNumber, keyFromHex } from '@maidan/betting';
import type { CasinoBet, CasinoResult } from '@maidan/contract/wire';
import { faceOf, layoutOf, readResult } from '@maidan/games/boards';
import { flightEntry, gameByCode } from '@maidan/games/rules';
import { Badge } from '@maidan/ui/badge.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { Suspense } from 'react';
import { CorrectionNote } from '../../../../betting/correction-note.tsx';
import { useResultsTexts } from '../../../../betting/result-texts/results-texts.ts';
import { BrandSymbols } from '../../../../brand/brand-symbols.tsx';
import type { RoundDialogProps } from '../../../../product.ts';
import { useAviatorTexts } from '../../../aviator/texts/aviator-texts.ts';
import { useOptionName } from '../../option-texts/use-option-name.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useRoundResult, useSettledBets } from '../api.ts';
import { BetProfit, modeOf, profitLabel } from '../bets/bet-columns.tsx';
import { totalProfit } from '../bets/positions.ts';
import { DealtRound, VerifyLink } from './dealt-round.tsx';

interface ResultDialogProps {
  readonly title: string;
  readonly roundId: string;
  /** The table's event; if it is known, the client's own bets on the round are listed. */
  readonly eventId?: string | undefined;
  /** Used if the result itself does not name its game. */
  readonly casinoType?: string | undefined;
  /** The round's result as the list of bets prints it. */
  readonly listedResult?: string | undefined;
  readonly onClose: () => void;
}

/** A result of any game type. Closes by its icon or a click outside (document 2, section 2). */
export function ResultDialog({
  title,
  roundId,
  eventId,
  casinoType,
  listedResult,
  onClose,
}: ResultDialogProps) {
  const { results: texts } = useTableTexts();
  const { data: result, error, refetch } = useRoundResult(roundId);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      {error && (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!error && result === undefined && <SkeletonRows rows={3} rowClassName="h-24" />}
      {result === null && <p className="py-6 text-center text-muted">{texts.none}</p>}
      {result && (
        <div className="flex flex-col gap-3">
          {/* In the colours of the tables, whatever the colours of the page. */}
          <div className="-mx-1 rounded-xl bg-(--table-ground) p-2">
            <RoundShown result={result} casinoType={casinoType} listedResult={listedResult} />
          </div>
          <CorrectionNote result={result} />
          {eventId !== undefined && <OwnBets eventId={eventId} roundId={roundId} />}
          {result.seed !== undefined && <VerifyLink result={result} />}
        </div>
      )}
    </Dialog>
  );
}

function RoundShown({
  result,
  casinoType,
  listedResult,
}: Pick<ResultDialogProps, 'casinoType' | 'listedResult'> & { readonly result: CasinoResult }) {
  const { mid, gtype, seed } = result;
  if (gtype === flightEntry.code && listedResult)
    return <FlightRound roundId={mid} multiplier={listedResult} />;
  // Another house's service may print results in another form.
  const [game, face] = gtype ? [gameByCode(gtype), faceOf(gtype)] : [];
  const key = seed === undefined ? undefined : keyFromHex(seed);
  if (game === undefined || face === undefined || key === undefined)
    return <PlayedRound printed={result} casinoType={casinoType} />;
  return <DealtRound result={result} dealtFrom={key} game={game} face={face} />;
}

function OwnBets({ eventId, roundId }: { readonly eventId: string; readonly roundId: string }) {
  return <RoundBets bets={useSettledBets(eventId, roundId)} />;
}

interface PlayedRoundProps {
  /** A result of any game type, as its results service printed it. */
  readonly printed: unknown;
  /** Used if the result itself does not name its game. */
  readonly casinoType?: string | undefined;
}

/** A round shown by its cards alone: dealt elsewhere, or of a game this house does not deal. */
export function PlayedRound({ printed, casinoType = '' }: PlayedRoundProps) {
  const table = useTableTexts();
  const texts = useResultsTexts();
  const result = readResult(printed);
  if (result === undefined) return <p className="py-6 text-center text-muted">{texts.notAvailable}</p>;
  const gtype = result.gtype || casinoType;
  const Layout = layoutOf(gtype);
  return (
    <Suspense fallback={<SkeletonRows rows={3} rowClassName="h-24" />}>
      <Layout
        result={{ ...result, gtype }}
        texts={{
          roundId: table.results.roundId,
          winner: table.winner,
          words: { ...table.words, ...texts.words },
          total: texts.total,
          notAvailable: texts.notAvailable,
          unknownGame: texts.unknownGame,
        }}
      />
    </Suspense>
  );
}

interface FlightRoundProps {
  readonly roundId: string;
  /** As the list of bets prints it: "1.80x". */
  readonly multiplier: string;
}

/** A flight has no cards: only where it ended. */
export function FlightRound({ roundId, multiplier }: FlightRoundProps) {
  const { results } = useTableTexts();
  const { stage } = useAviatorTexts();
  return (
    <div className="mt mt-outcome">
      <p className="mt-outcome-round">
        {results.roundId} <span>{roundId}</span>
      </p>
      <p className="figure py-6 text-center text-3xl">{stage.flewAwayAt(multiplier)}</p>
    </div>
  );
}

/** The client's bets on a round, and their results. */
export function RoundBets({ bets }: { readonly bets: readonly CasinoBet[] }) {
  const texts = useTableTexts();
  const formatOption = useOptionName();
  if (bets.length === 0) return null;
  const total = totalProfit(bets);
  return (
    <div className="flex flex-col gap-1 px-1">
      <ul>
        {bets.map((bet) => (
          <li key={bet._id} className="flex items-baseline justify-between gap-3 py-1">
            <span className="flex min-w-0 flex-1 items-baseline gap-2">
              <bdi className="truncate">{formatOption(bet.teamName)}</bdi>
              <Mode bet={bet} />
            </span>
            <span className="tabular text-sm text-muted">
              {texts.results.at(formatSummary(bet.amount), formatPrice(bet.odds))}
            </span>
            <BetProfit bet={bet} />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-t border-line pt-2">
        {profitLabel(total, texts)}
        <Amount coins={coinsToWireNumber(total)} summary className="figure text-3xl" />
      </p>
    </div>
  );
}

function Mode({ bet }: { readonly bet: CasinoBet }) {
  const { bets: texts } = useTableTexts();
  const { side, text } = modeOf(texts)(bet);
  return <Badge tone={side}>{text}</Badge>;
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
