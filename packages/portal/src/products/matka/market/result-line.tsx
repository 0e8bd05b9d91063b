import { useMatkaTexts } from '../texts/matka-texts.ts';
import { readResult } from './read-result.ts';

interface ResultLineProps {
  readonly result: string;
  /** For a market that has only its two digits. */
  readonly isJodiOnly?: boolean;
}

/** The day's numbers so far in large type, the jodi largest. */
export function ResultLine({ result, isJodiOnly = false }: ResultLineProps) {
  const texts = useMatkaTexts();
  const { open, jodi, close, said } = readResult(result, isJodiOnly);
  return (
    <span
      role="img"
      dir="ltr"
      aria-label={result === '' ? texts.noResult : texts.resultOf(said)}
      className="mk-figure flex items-baseline gap-2 text-2xl leading-none"
    >
      {!isJodiOnly && <span>{open}</span>}
      <span className="text-5xl leading-none dark:text-accent">{jodi}</span>
      {!isJodiOnly && <span>{close}</span>}
    </span>
  );
}
