interface OutcomeTextProps {
  readonly words: string;
  readonly note: string;
}

/** The outcome of a bet, with an optional note. */
export function OutcomeText({ words, note }: OutcomeTextProps) {
  return (
    <>
      {words} <strong className="mt-1 block font-semibold text-text">{note}</strong>
    </>
  );
}
