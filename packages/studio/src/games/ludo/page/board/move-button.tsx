import { type CSSProperties, useEffect, useRef } from 'react';

interface MoveButtonProps {
  readonly label: string;
  readonly style: CSSProperties;
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}

/** A rotating ring around a token that may be moved. */
export function MoveButton({ label, style, takesFocus, onPress }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={button} type="button" className="lu-move" aria-label={label} onClick={onPress} style={style}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
      </svg>
    </button>
  );
}
