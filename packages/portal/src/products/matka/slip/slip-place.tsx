import { Card } from '@maidan/ui/card.tsx';
import { useEffect } from 'react';
import type { Market } from '../market/market.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { useSlip, useSlipState } from './matka-slip.tsx';
import { SlipForm } from './slip-form.tsx';

interface SlipPlaceProps {
  readonly market: Market;
  /** Whether it is beside the numbers rather than over them. */
  readonly isWide: boolean;
}

/** Escape closes the slip wherever the focus is, because the numbers stay usable while it is open. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
}

/**
 * The slip: always shown on a desktop; on a phone it covers the bottom of the page, and the numbers above it
 * can still be tapped.
 */
export function SlipPlace({ market, isWide }: SlipPlaceProps) {
  const { slip: texts } = useMatkaTexts();
  const slip = useSlip();
  const state = useSlipState();
  useEscape(slip.close);
  const form = (state.kind === 'open' || state.kind === 'placing') && (
    <SlipForm market={market} state={state} />
  );
  if (isWide) {
    return <Card title={texts.title}>{form || <p className="text-sm text-muted">{texts.empty}</p>}</Card>;
  }
  if (!form) return null;
  return (
    <div
      data-sheet=""
      className="pb-safe fixed inset-x-0 bottom-0 z-40 animate-rise-in rounded-t-2xl border-t border-line bg-surface px-2.5 pt-2 text-text shadow-2xl"
    >
      <div className="pb-2.5">{form}</div>
    </div>
  );
}
