import { bandOf } from '@maidan/games/rules';
import { formatMultiplier } from '../flight/flight.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { bandPill } from './band-looks.ts';
import type { PastFlight } from './past-flight.ts';

interface PastPillProps {
  readonly flight: PastFlight;
  readonly onPress: () => void;
}

export function PastPill({ flight, onPress }: PastPillProps) {
  const { history: texts } = useAviatorTexts();
  const hundredths = Math.round(flight.crash * 100);
  const text = formatMultiplier(hundredths);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={texts.of(text, flight.roundId)}
      onClick={onPress}
      className={`figure tabular touch-reach focus-inset h-7 rounded-full px-2.5 text-sm ${bandPill[bandOf(hundredths)]} ${flight.isVoid ? 'line-through' : ''}`}
    >
      {text}
    </button>
  );
}
