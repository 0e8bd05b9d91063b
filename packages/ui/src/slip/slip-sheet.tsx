import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { keepOpenForToasts } from '../dialogs/dialog-parts.tsx';

export type SlipSide = 'back' | 'lay';

/** The top border of a slip, in the colour of its side. */
const sideEdges = { back: 'border-t-back', lay: 'border-t-lay' } as const;

interface SlipSheetProps {
  readonly title: string;
  /** What the slip was opened from: it gets the focus back. */
  readonly cell: string;
  readonly side: SlipSide;
  /** Where the page wants its slip; without it the slip slides in from the bottom of the window. */
  readonly pane: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

type PointerOutside = Parameters<NonNullable<ComponentProps<typeof Content>['onPointerDownOutside']>>[0];

/**
 * While a modal is open the page behind receives no pointer events: a cell there is found by its
 * coordinates, unless the pane covers it.
 */
function tapCellBehind(event: PointerOutside, pane: HTMLElement | null): void {
  const { clientX: x, clientY: y } = event.detail.originalEvent;
  const isThere = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  const covering = pane?.closest('aside');
  if (covering && isThere(covering)) return;
  const cell = [...document.querySelectorAll<HTMLElement>('[data-cell]')].find(isThere);
  if (!cell) return;
  event.preventDefault();
  cell.click();
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

/** The slip as a modal over a page that stays readable. Tapping another cell of the page replaces what is on it. */
export function SlipSheet({ title, cell, side, pane, onClose, children }: SlipSheetProps) {
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal container={pane}>
        {!pane && (
          <Overlay className="fixed inset-0 z-40 animate-fade-in bg-linear-to-t from-black/60 to-black/15" />
        )}
        <Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          onPointerDownOutside={(event) => tapCellBehind(event, pane)}
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
          <Title className="sr-only">{title}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

interface InlineSlipProps {
  readonly side: SlipSide;
  readonly children: ReactNode;
}

/** The slip within the page, scrolled into view between the bars at the top and bottom. */
export function InlineSlip({ side, children }: InlineSlipProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: slip } = place;
    if (!slip) return undefined;
    // Called at first, and whenever a warning makes the slip higher.
    const observer = new ResizeObserver(() => slip.scrollIntoView({ block: 'nearest' }));
    observer.observe(slip);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      className={classes('rounded-xl border border-t-4 bg-surface p-3 shadow-lg', sideEdges[side])}
    >
      {children}
    </div>
  );
}

/** Returns the focus to what a slip was opened from, without scrolling. */
export function returnToCell(cell: string): void {
  // After the dialog has released the focus.
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
    button?.focus({ preventScroll: true });
  });
}
