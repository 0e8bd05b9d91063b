import { oddsUnit } from '@maidan/betting';
import type { ReactNode } from 'react';
import { ChipArt } from '../parts/chip-art.tsx';
import { formatPoints } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import type { InstantTable } from './use-instant-game.ts';

interface BetCellProps {
  readonly table: InstantTable;
  readonly option: string;
  /** The name for screen readers. */
  readonly name: string;
  /** Shown instead of the name. */
  readonly face?: ReactNode;
  readonly tone?: string;
  /** Whether the present round pays it; true only once the result is shown. */
  readonly isWinner: boolean;
  readonly chipSize?: number;
}

/** The decimal price, stake included, such as 9.6. */
export const priceOf = (odds: number): string => String(Math.round((odds / oddsUnit + 1) * 100) / 100);

/** An option with its price and the chips on it. */
export function BetCell({ table, option, name, face, tone, isWinner, chipSize = 28 }: BetCellProps) {
  const { texts } = useStudio();
  const offered = table.game.options.find(({ id }) => id === option);
  if (offered === undefined) return null;
  const { phase } = table.view;
  const points = table.stakes[option] ?? 0;
  const price = priceOf(offered.odds);
  const isShown = phase === 'shown';
  const state = isShown
    ? isWinner
      ? 'won'
      : points > 0
        ? 'lost'
        : 'plain'
    : table.isOpen
      ? 'open'
      : 'locked';
  const label = [name, texts.bet.pays(price), ...(points > 0 ? [texts.bet.onIt(formatPoints(points))] : [])];
  return (
    <button
      type="button"
      className="st-cell"
      data-tone={tone}
      data-state={state}
      title={`${name} · ${texts.bet.limits(formatPoints(offered.stakeMin), formatPoints(offered.stakeMax))} · ${texts.bet.returns(String(offered.returns))}`}
      aria-disabled={!table.isOpen}
      onClick={() => table.place([{ option, points: table.chip }])}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') table.takeBack(option);
      }}
    >
      <span className="st-unseen">{label.join(', ')}</span>
      <span className="st-cell-name" aria-hidden="true">
        {face ?? name}
      </span>
      <span className="st-cell-price st-figure" aria-hidden="true">
        {price}
      </span>
      {points > 0 && (
        <span className="st-cell-chip" key={points}>
          <ChipArt
            points={points}
            size={chipSize}
            isPending={phase === 'asking' || phase === 'asking-again'}
          />
        </span>
      )}
    </button>
  );
}
