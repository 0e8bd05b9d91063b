import type { PastRound } from '@maidan/contract/wire';
import { type Bead, BeadRoad, BigRoad, type TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useTableResults } from '../api.ts';
import { useResults } from '../live/live-table.tsx';
import { placeName } from '../results/say-result.ts';
import { decidedOf, presentStreak } from './count-wins.ts';
import { WinCounts } from './win-counts.tsx';

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
