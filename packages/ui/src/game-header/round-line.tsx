interface RoundLineProps {
  readonly label: string;
  readonly roundId: string | undefined;
}

/**
 * Beside a balance of crores only the number is shown, since a round id must not be cut off. Its parent must
 * be the `@container`.
 */
export function RoundLine({ label, roundId }: RoundLineProps) {
  return (
    <p className="figure truncate text-xs leading-tight text-muted md:text-base">
      <span className="@max-[8rem]:sr-only">{label} </span>
      <bdi className="tabular select-all">{roundId ?? '–'}</bdi>
    </p>
  );
}
