import { type ReactNode, useState } from 'react';

interface FlashProps {
  /** Undefined until it is known. */
  readonly value: string | undefined;
  readonly children: ReactNode;
}

/** Highlights a change of its value, but not the first known value. */
export function Flash({ value, children }: FlashProps) {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return (
    <span key={value} className={value === (first ?? value) ? undefined : 'position-flash'}>
      {children}
    </span>
  );
}
