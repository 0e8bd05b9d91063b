import type { TableGame } from '@maidan/games/rules';
import { SlipCard, SlipDock } from '@maidan/ui/slip/slip-dock.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTableTexts } from '../../texts/table-texts.ts';
import type { OfferLimits } from '../live/table-store.ts';
import { returnToOption, SlipForm } from './slip-form.tsx';
import { useSlip, useSlipState } from './table-slip.tsx';

interface SlipPlaceProps {
  readonly game: TableGame;
  readonly title: string;
  readonly tableLimits: OfferLimits;
}

/** Beside the table, always shown. */
export function SlipPanel(props: SlipPlaceProps) {
  const { slip: texts } = useTableTexts();
  const state = useSlipState();
  const isShown = state.kind === 'open' || state.kind === 'placing';
  return (
    <SlipCard title={texts.title} empty={texts.empty}>
      {isShown && <SlipForm key={state.bet.cell} {...props} state={state} />}
    </SlipCard>
  );
}

/** Over the lower half of a phone's screen, so that the scene and its clock stay visible. */
export function SlipSheet(props: SlipPlaceProps) {
  const state = useSlipState();
  if (state.kind !== 'open' && state.kind !== 'placing') return null;
  const { cell } = state.bet;
  return (
    <Sheet key={cell} cell={cell}>
      <SlipForm {...props} state={state} />
    </Sheet>
  );
}

function Sheet({ cell, children }: { readonly cell: string; readonly children: ReactNode }) {
  const { slip: texts } = useTableTexts();
  const slip = useSlip();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key !== 'Escape') return;
    slip.close();
    returnToOption(cell);
  }

  return (
    <SlipDock
      ref={sheet}
      role="dialog"
      aria-label={texts.title}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="max-h-[440px] overflow-y-auto"
    >
      {children}
    </SlipDock>
  );
}
