import type { PastRound } from '@maidan/contract/wire';
import type { TableOption } from '@maidan/games/rules';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import { useOptionName } from '../../option-texts/use-option-name.ts';
import { countWins } from './count-wins.ts';

interface WinCountsProps {
  readonly rounds: readonly PastRound[];
  readonly options: readonly TableOption[];
}

/** How often each option won, as a number and as a bar relative to all rounds. */
export function WinCounts({ rounds, options }: WinCountsProps) {
  const { roads: texts } = useCasinoTexts();
  const sayOption = useOptionName();
  const heading = texts.won(String(rounds.length));
  return (
    <section aria-label={heading}>
      <h3 className="mb-1 text-sm text-muted">{heading}</h3>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
        {countWins(rounds, options).map(({ option, wins }) => (
          <li
            key={option.sid}
            className="relative flex items-baseline justify-between gap-2 overflow-hidden rounded bg-raised px-2 py-1"
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-0 start-0 bg-primary/25"
              style={{ width: `${(100 * wins) / rounds.length}%` }}
            />
            <bdi className="relative min-w-0 truncate text-sm">{sayOption(option.name)}</bdi>
            <span className="figure tabular relative">{wins}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
