import { classes } from '@maidan/ui/classes.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Ellipsis } from '@maidan/ui/icons/signs.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface OverflowMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

const panelLook =
  'max-sm:absolute max-sm:end-0 max-sm:top-full max-sm:z-30 max-sm:w-52 max-sm:flex-col max-sm:rounded-xl max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-2 max-sm:shadow-xl';

/** Actions side by side if there is room; behind a button on a phone. */
export function OverflowMenu({ label, children }: OverflowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false);
    };
    const closeFocused = () => {
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeFocused();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    // The chosen action opens something else, which gives the focus back to the button when it closes: the
    // action itself is hidden then. Before React calls the action.
    place.current
      ?.querySelector(`#${CSS.escape(panelId)}`)
      ?.addEventListener('click', closeFocused, { signal });
    return () => stopping.abort();
  }, [isOpen, panelId]);

  return (
    <div ref={place} className="relative shrink-0">
      <IconButton
        label={label}
        icon={<Ellipsis />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="border border-edge sm:hidden"
      />
      <div
        id={panelId}
        className={classes('gap-2 sm:flex', panelLook, isOpen ? 'max-sm:flex' : 'max-sm:hidden')}
      >
        {children}
      </div>
    </div>
  );
}
