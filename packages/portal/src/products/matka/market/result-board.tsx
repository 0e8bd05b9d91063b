import { classes } from '@maidan/ui/classes.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { readResult } from './read-result.ts';

interface ResultBoardProps {
  /** As printed, with stars for what is not drawn yet; '' before the first draw. */
  readonly result: string;
  /** For a market that has only its two digits. */
  readonly isJodiOnly?: boolean;
}

function Digits({ text, isJodi }: { readonly text: string; readonly isJodi: boolean }) {
  // A changed digit has a new key, so that it is animated.
  const places = [...text].map((digit, index) => ({ digit, key: `${index}${digit}` }));
  return (
    <span className="flex gap-[1.5px]">
      {places.map(({ digit, key }) => (
        <span
          key={key}
          data-star={digit === '*' ? '' : undefined}
          className={classes('mk-digit mk-figure', isJodi && 'mk-digit-jodi')}
        >
          {digit}
        </span>
      ))}
    </span>
  );
}

/** The day's numbers so far: open panna, jodi, close panna. */
export function ResultBoard({ result, isJodiOnly = false }: ResultBoardProps) {
  const texts = useMatkaTexts();
  const { open, jodi, close, said } = readResult(result, isJodiOnly);
  return (
    <span
      role="img"
      dir="ltr"
      aria-label={result === '' ? texts.noResult : texts.resultOf(said)}
      className="flex items-center gap-[3px]"
    >
      {!isJodiOnly && (
        <>
          <Digits text={open} isJodi={false} />
          <span className="h-0.5 w-1 bg-line" />
        </>
      )}
      <Digits text={jodi} isJodi />
      {!isJodiOnly && (
        <>
          <span className="h-0.5 w-1 bg-line" />
          <Digits text={close} isJodi={false} />
        </>
      )}
    </span>
  );
}
