import type { PastRound } from '@maidan/contract/wire';
import { type Bead, BeadRoad, BigRoad, type TableFace } from '@maidan/games/boards';
import type { TableGame, TableOption } from '@maidan/games/rules';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { useCasinoTexts } from '../option-texts/casino-texts.ts';
import { useOptionName } from '../option-texts/use-option-name.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { useTableResults } from './api.ts';
import { useResults } from './live/live-table.tsx';
import { placeName } from './results/format-result.ts';

export interface RoadsProps {
  readonly game: TableGame;
  readonly face: TableFace;
}

export const usePastRounds = ({ game }: Pick<RoadsProps, 'game'>) =>
  useTableResults(game.entry.eventId, useResults()[0]?.roundId);

/** As many as fit side by side on a phone of 360 pixels. */
const roadColumns = 16;

/** The last hundred rounds: roads, the present streak, and how often each option won. */
export function Roads({ game, face }: RoadsProps) {
  const { roads: texts } = useCasinoTexts();
  const { data: rounds, error, refetch } = usePastRounds({ game });
  if (error && !rounds)
    return (
      <FailedState
        title={texts.failed}
        reason={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  if (!rounds) return <SkeletonRows rows={2} rowClassName="h-32" />;
  const decided = decidedOf(rounds);
  if (decided.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <div className="flex flex-col gap-3">
      <RoadPictures game={game} face={face} rounds={decided} />
      <WinCounts rounds={decided} options={game.options} />
      <p className="text-sm text-muted">{texts.independent}</p>
    </div>
  );
}

function RoadPictures({ game, face, rounds }: RoadsProps & { readonly rounds: readonly PastRound[] }) {
  const { roads: texts } = useCasinoTexts();
  const tableTexts = useTableTexts();
  const { sides } = face;
  const nameOf = (code: string) => {
    const place = face.placeOfWin(code);
    return place === undefined ? game.letter(code) : placeName(place, tableTexts);
  };
  const toneOf = (code: string) => face.beadTone(game.letter(code));
  const beads = rounds.map(({ mid, result }): Bead => {
    const letter = game.letter(result);
    return { roundId: mid, letter, tone: face.beadTone(letter), label: nameOf(result) };
  });
  const sideOf = (code: string) => (sides?.includes(code) ? code : undefined);
  const streak = presentStreak(rounds, sides);
  return (
    <>
      {streak && (
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-muted">{texts.streak}</span>
          <span className="figure text-lg">
            {texts.streakOf(nameOf(streak.result), String(streak.count))}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-3" dir="ltr">
        <figure className="min-w-0">
          <figcaption className="mb-1 text-sm text-muted" dir="auto">
            {texts.bead}
          </figcaption>
          <BeadRoad
            beads={beads}
            columns={roadColumns}
            label={texts.beadOf(beads.map(({ label }) => label).join(', '))}
          />
        </figure>
        {sides && (
          <figure className="min-w-0">
            <figcaption className="mb-1 text-sm text-muted" dir="auto">
              {texts.big}
            </figcaption>
            <BigRoad
              results={rounds.map(({ mid, result }) => ({ roundId: mid, side: sideOf(result) }))}
              toneOf={toneOf}
              columns={roadColumns}
              label={texts.bigOf(
                runsOf(rounds, sides)
                  .map(({ code, count }) => texts.run(nameOf(code), String(count)))
                  .join(', '),
              )}
            />
          </figure>
        )}
      </div>
    </>
  );
}

/** Streaks of a side, newest first, as the big road is read out. */
function runsOf(rounds: readonly PastRound[], sides: readonly string[]) {
  const runs: { readonly code: string; readonly count: number }[] = [];
  for (const { result: code } of rounds.filter(({ result }) => sides.includes(result))) {
    const last = runs.at(-1);
    if (last?.code === code) runs[runs.length - 1] = { code, count: last.count + 1 };
    else runs.push({ code, count: 1 });
  }
  return runs;
}

interface WinCountsProps {
  readonly rounds: readonly PastRound[];
  readonly options: readonly TableOption[];
}

/** How often each option won, as a number and as a bar relative to all rounds. */
export function WinCounts({ rounds, options }: WinCountsProps) {
  const { roads: texts } = useCasinoTexts();
  const formatOption = useOptionName();
  const heading = texts.won(String(rounds.length));
  return (
    <section aria-label={heading}>
      <h3 className="mb-1 text-sm text-muted">{heading}</h3>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
        {countWins(rounds, options).map(({ option, wins }) => (
          <li
            key={option.sid}
            className="relative flex items-baseline justify-between gap-2 overflow-hidden rounded bg-raised px-2 py-1"
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-0 start-0 bg-primary/25"
              style={{ width: `${(100 * wins) / rounds.length}%` }}
            />
            <bdi className="relative min-w-0 truncate text-sm">{formatOption(option.name)}</bdi>
            <span className="figure tabular relative">{wins}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface OptionWins {
  readonly option: TableOption;
  readonly wins: number;
}

/** Rounds with a result, newest first; void ones are left out. */
export const decidedOf = (rounds: readonly PastRound[]): readonly PastRound[] =>
  rounds.filter(({ isVoid, result }) => !isVoid && result !== '');

/** In the order of the board. */
export function countWins(
  rounds: readonly PastRound[],
  options: readonly TableOption[],
): readonly OptionWins[] {
  const wins = new Map<string, number>();
  for (const { sids } of rounds) for (const sid of sids) wins.set(sid, (wins.get(sid) ?? 0) + 1);
  return options.map((option) => ({ option, wins: wins.get(option.sid) ?? 0 }));
}

export interface Streak {
  /** The code of the result. */
  readonly result: string;
  readonly count: number;
}

/** The present series of equal results. With two sides a tie neither counts nor ends it. */
export function presentStreak(
  newestFirst: readonly PastRound[],
  sides: readonly string[] | undefined,
): Streak | undefined {
  const counted = newestFirst.filter(({ result }) => sides === undefined || sides.includes(result));
  const result = counted[0]?.result;
  if (result === undefined) return undefined;
  const ended = counted.findIndex((round) => round.result !== result);
  return { result, count: ended === -1 ? counted.length : ended };
}

interface RoadsDialogProps extends RoadsProps {
  readonly onClose: () => void;
}

export function RoadsDialog({ onClose, ...table }: RoadsDialogProps) {
  const { roads: texts } = useCasinoTexts();
  // Renders again once the rounds have loaded, so that a dialog that scrolls becomes focusable.
  usePastRounds(table);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title}>
      <Roads {...table} />
    </Dialog>
  );
}
