import type { Side } from '@maidan/betting';
import { classes } from '@maidan/ui/classes.ts';
import { keepOpenForToasts } from '@maidan/ui/dialogs/keep-open-for-toasts.ts';
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { returnToCell } from '../return-to-cell.ts';
import { useBettingTexts } from '../texts/betting-texts.ts';
import { sideEdges } from './side-edges.ts';

interface SlipSheetProps {
  readonly cell: string;
  readonly side: Side;
  /** Where the page wants its slip; without it the slip slides in from the bottom of the window. */
  readonly pane: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

type PointerOutside = Parameters<NonNullable<ComponentProps<typeof Content>['onPointerDownOutside']>>[0];

/**
 * While a modal is open the page behind receives no pointer events: a price there is found by its
 * coordinates, unless the pane covers it.
 */
function tapPriceBehind(event: PointerOutside, pane: HTMLElement | null): void {
  const { clientX: x, clientY: y } = event.detail.originalEvent;
  const isThere = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  const covering = pane?.closest('aside');
  if (covering && isThere(covering)) return;
  const price = [...document.querySelectorAll<HTMLElement>('[data-cell]')].find(isThere);
  if (!price) return;
  event.preventDefault();
  price.click();
}

/**
 * Focuses the sheet rather than its first field: on a phone a keyboard would cover the chips. A field that
 * focused itself keeps the focus.
 */
function focusSheet(event: Event): void {
  event.preventDefault();
  const { currentTarget: sheet } = event;
  if (sheet instanceof HTMLElement && !sheet.contains(document.activeElement)) sheet.focus();
}

const atBottom =
  'fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] animate-rise-in overflow-y-auto overscroll-contain rounded-t-2xl p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-2xl';

/** The slip as a modal over a page that stays readable. Tapping a price on the page replaces the bet. */
export function SlipSheet({ cell, side, pane, onClose, children }: SlipSheetProps) {
  const texts = useBettingTexts();
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal container={pane}>
        {!pane && (
          <Overlay className="fixed inset-0 z-40 animate-fade-in bg-linear-to-t from-black/60 to-black/15" />
        )}
        <Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          onPointerDownOutside={(event) => tapPriceBehind(event, pane)}
          onOpenAutoFocus={focusSheet}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnToCell(cell);
          }}
          className={classes(
            'border-t-4 bg-surface text-text outline-none',
            sideEdges[side],
            pane ? 'rounded-xl border-x border-b p-3 shadow-lg' : atBottom,
          )}
        >
          <Title className="sr-only">{texts.title}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
