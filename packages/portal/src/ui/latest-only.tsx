import { formatEntry } from '../format/coins.ts';

interface LatestOnlyProps {
  readonly says: (count: string) => string;
  readonly shown: number;
}

/** Says of a list that it is not whole. */
export function LatestOnly({ says, shown }: LatestOnlyProps) {
  return (
    <p role="note" className="text-sm text-muted">
      {says(formatEntry(shown))}
    </p>
  );
}
