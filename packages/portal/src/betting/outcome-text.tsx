interface OutcomeTextProps {
  readonly words: string;
  readonly note: string;
}

/** What became of a bet, and what else there is to know of it. */
export function OutcomeText({ words, note }: OutcomeTextProps) {
  return (
    <>
      {words} <strong className="mt-1 block font-semibold text-text">{note}</strong>
    </>
  );
}
