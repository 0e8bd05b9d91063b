import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef } from 'react';
import { bodyLook, tableLook } from './table-row.tsx';

type VirtualRowsProps = {
  readonly caption: string;
  readonly head: ReactNode;
  readonly count: number;
  readonly keyOf: (index: number) => string | number;
  readonly row: (index: number) => ReactNode;
};

const rowHeightGuess = 45;

function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr style={{ height: `${height}px` }} />
    </tbody>
  );
}

/** A table in a scrolling box that contains only the visible rows, and room for the others. */
export function VirtualRows({ caption, head, count, keyOf, row }: VirtualRowsProps) {
  const box = useRef<HTMLElement>(null);
  // Focusable, so that the keyboard can scroll it whatever its rows contain.
  const takeKeyboard = useCallback((element: HTMLElement | null) => {
    box.current = element;
    if (element) element.tabIndex = 0;
  }, []);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightGuess,
    getItemKey: keyOf,
    overscan: 8,
  });
  const items = rows.getVirtualItems();
  return (
    <section
      ref={takeKeyboard}
      aria-label={caption}
      className="@container max-h-[70dvh] overflow-auto rounded-xl border border-line bg-surface"
    >
      <table className={tableLook} aria-rowcount={count + 1}>
        <caption className="sr-only">{caption}</caption>
        {head}
        <Spacer height={items[0]?.start ?? 0} />
        {items.map((item) => (
          <tbody key={item.key} ref={rows.measureElement} data-index={item.index} className={bodyLook}>
            {row(item.index)}
          </tbody>
        ))}
        <Spacer height={rows.getTotalSize() - (items.at(-1)?.end ?? 0)} />
      </table>
    </section>
  );
}
