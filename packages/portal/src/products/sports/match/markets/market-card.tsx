import { type Coins, noCoins } from '@maidan/betting';
import { Badge } from '@maidan/ui/badge.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { ChevronDown } from '@maidan/ui/icons/signs.ts';
import type { ReactNode } from 'react';
import { Flash, Position } from '../../../../betting/position.tsx';
import { useRunnerName } from '../../../../texts/runner-name.ts';
import { useFreshness } from '../../prices/match-prices.tsx';
import { useSportsTexts } from '../../texts/sports-texts.ts';

interface MarketCardProps {
  readonly title: string;
  readonly limits?: string;
  /** At the end of the header, above the columns of prices. */
  readonly head?: ReactNode;
  /** On a phone the header opens and closes what does not fit. */
  readonly toggle?: HeadToggle;
  readonly children?: ReactNode;
}

interface HeadToggle {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function MarketCard({ title, limits, head, toggle, children }: MarketCardProps) {
  return (
    <section
      aria-label={title}
      className="overflow-hidden rounded-xl border border-line bg-surface text-text shadow-xs"
    >
      <header className="flex min-h-10 items-center justify-between gap-2 border-b border-line bg-raised py-1 ps-3 pe-2">
        <div className="relative min-w-0 flex-1 leading-tight max-sm:min-h-9">
          <h2 className="flex items-center gap-1 font-semibold">
            {title}
            {toggle && (
              <ChevronDown
                aria-hidden="true"
                className={classes(
                  'size-4 shrink-0 text-muted transition-transform sm:hidden',
                  toggle.isOpen && 'rotate-180',
                )}
              />
            )}
          </h2>
          <StaleOr limits={limits} />
          {toggle && (
            <button
              type="button"
              aria-label={toggle.label}
              aria-expanded={toggle.isOpen}
              onClick={toggle.onToggle}
              className="focus-inset absolute -inset-1 rounded-md sm:hidden"
            />
          )}
        </div>
        {head}
      </header>
      {children}
    </section>
  );
}

/** Stale prices cannot be bet on, so their age replaces the limits. */
function StaleOr({ limits }: { readonly limits: string | undefined }) {
  const { match: texts } = useSportsTexts();
  const freshness = useFreshness();
  if (freshness.kind === 'stale') return <Badge tone="warning">{texts.stale(freshness.ageSeconds)}</Badge>;
  return limits ? <p className="tabular text-xs text-muted">{limits}</p> : null;
}

interface TwoSidesProps {
  readonly first: string;
  readonly second: string;
  readonly className?: string | undefined;
}

/** The titles of the two columns of prices; for screen readers each cell has its own. */
export function TwoSides({ first, second, className }: TwoSidesProps) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'grid w-34 shrink-0 grid-cols-2 gap-1 text-center text-xs font-semibold text-muted',
        className,
      )}
    >
      <span>{first}</span>
      <span>{second}</span>
    </div>
  );
}

interface RunnerNameProps {
  readonly name: string;
  readonly held: Coins | undefined;
  readonly preview: Coins | undefined;
  /** Whether the client's positions have loaded. */
  readonly isKnown: boolean;
}

/**
 * A runner, below it the client's profit if it wins, and beside that the same including the bet on the slip.
 */
export function RunnerName({ name: given, held, preview, isKnown }: RunnerNameProps) {
  const { match: texts } = useSportsTexts();
  const name = useRunnerName()(given);
  const isShown = held !== undefined || preview !== undefined;
  return (
    <div className="min-w-0 leading-tight">
      <p className="font-medium">
        <bdi className="block">{name}</bdi>
      </p>
      <Flash value={isKnown ? String(held ?? noCoins) : undefined}>
        {isShown && (
          <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm">
            <span className="sr-only">{texts.ifWins(name)}</span>
            <Position held={held ?? noCoins} preview={preview} between={texts.withBet} />
          </span>
        )}
      </Flash>
    </div>
  );
}
