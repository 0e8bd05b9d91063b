import { layoutOf, readResult } from '@maidan/games/boards';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { Suspense } from 'react';
import { useResultsTexts } from '../../../../betting/result-texts/results-texts.ts';
import { useTableTexts } from '../../texts/table-texts.ts';

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
