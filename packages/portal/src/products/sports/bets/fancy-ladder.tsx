import type { RunPosition } from '@maidan/betting';
import { classes } from '@maidan/ui/classes.ts';
import { formatSummary } from '@maidan/ui/format/coins.ts';

interface FancyLadderProps {
  readonly steps: readonly RunPosition[];
  readonly label: string;
}

/** Height of the diagram above and below the zero line, in rem. */
const reachRem = 2.25;

/** Profit by run as steps above and below zero, each labelled with its runs and profit. */
export function FancyLadder({ steps, label }: FancyLadderProps) {
  const largest = steps.reduce((most, { profit }) => Math.max(most, Math.abs(Number(profit))), 1);
  return (
    <figure className="text-xs">
      <figcaption className="mb-1 text-muted">{label}</figcaption>
      <ol
        dir="ltr"
        className="grid auto-cols-[minmax(max-content,1fr)] grid-flow-col gap-px overflow-x-auto rounded-lg bg-raised p-2"
      >
        {steps.map(({ fromRun, profit }, index) => {
          const rem = (Math.abs(Number(profit)) / largest) * reachRem;
          const isLoss = profit < 0n;
          return (
            <li key={fromRun} className="flex min-w-14 flex-col items-center gap-1 text-center">
              <span className="tabular text-muted">{rangeOf(fromRun, steps[index + 1]?.fromRun)}</span>
              <span
                aria-hidden="true"
                className="flex w-full flex-col"
                style={{ height: `${2 * reachRem}rem` }}
              >
                <span className="flex flex-1 items-end border-b border-edge">
                  {!isLoss && <span className="w-full bg-win" style={{ height: `${rem}rem` }} />}
                </span>
                <span className="flex-1">
                  {isLoss && <span className="block w-full bg-loss" style={{ height: `${rem}rem` }} />}
                </span>
              </span>
              <span
                className={classes(
                  'tabular px-1 font-semibold',
                  isLoss ? 'text-loss' : profit > 0n && 'text-win',
                )}
              >
                {formatSummary(profit)}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

function rangeOf(from: number, next: number | undefined): string {
  if (next === undefined) return `${from}+`;
  return next - 1 === from ? `${from}` : `${from}–${next - 1}`;
}
