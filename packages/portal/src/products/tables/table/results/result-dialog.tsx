import { keyFromHex } from '@maidan/betting';
import type { CasinoResult } from '@maidan/contract/wire';
import { faceOf } from '@maidan/games/boards';
import { flightEntry, gameByCode } from '@maidan/games/rules';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { CorrectionNote } from '../../../../betting/correction-note.tsx';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useRoundResult, useSettledBets } from '../api.ts';
import { DealtRound, VerifyLink } from './dealt-round.tsx';
import { FlightRound } from './flight-round.tsx';
import { PlayedRound } from './played-round.tsx';
import { RoundBets } from './round-bets.tsx';

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
