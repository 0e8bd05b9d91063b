import { useAviatorTexts } from '../../../aviator/texts/aviator-texts.ts';
import { useTableTexts } from '../../texts/table-texts.ts';

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
