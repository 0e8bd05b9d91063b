import { formatEntry } from './format/coins.ts';

interface LatestOnlyProps {
  readonly says: (count: string) => string;
  readonly shown: number;
}

/** Says that a list shows only the latest entries. */
export function LatestOnly({ says, shown }: LatestOnlyProps) {
  return (
    <p role="note" className="text-sm text-muted">
      {says(formatEntry(shown))}
    </p>
  );
}
