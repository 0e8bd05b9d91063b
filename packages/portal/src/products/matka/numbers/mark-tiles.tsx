import { useEffect } from 'react';
import type { PlacedBet } from '../bets/placed-bet.ts';
import { useAnswers, useSlipState } from '../slip/matka-slip.tsx';
import { marksOf, showMarks, type TileMarks } from './tile-marks.ts';

interface MarkTilesProps {
  readonly marks: TileMarks;
  readonly bets: readonly PlacedBet[];
  readonly isHaroop?: boolean;
}

/** Renders nothing: keeps the tiles' marks in step with the slip and the client's bets. */
export function MarkTiles({ marks, bets, isHaroop = false }: MarkTilesProps) {
  const slip = useSlipState();
  const answers = useAnswers();
  useEffect(() => {
    showMarks(marks, marksOf({ bets, slip, answers, isHaroop }));
  }, [marks, bets, slip, answers, isHaroop]);
  return null;
}
