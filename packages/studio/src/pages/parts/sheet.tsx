import { type ReactNode, useEffect, useRef } from 'react';
import { useStudio } from '../session/studio-context.ts';
import { Icon } from './icon.tsx';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Slides in from the bottom on a phone, centred on a wide screen. The browser keeps the focus in it. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { texts } = useStudio();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="st-sheet" aria-label={title} onClose={onClose}>
      <div className="st-sheet-body">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            className="st-icon-button"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="clear" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
