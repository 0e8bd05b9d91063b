import { type Coins, coinsToWireNumber } from '@maidan/betting';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { type ReactNode, useState } from 'react';

interface PositionProps {
  /** The client's profit for one result. */
  readonly held: Coins;
  /** The same including the bet on the slip. */
  readonly preview: Coins | undefined;
  /** Read out between the two figures by screen readers. */
  readonly between?: string;
}

export function Position({ held, preview, between }: PositionProps) {
  return (
    <>
      <Amount coins={coinsToWireNumber(held)} summary className="font-semibold" />
      {preview !== undefined && (
        <>
          <span aria-hidden="true" className="text-muted rtl:-scale-x-100">
            →
          </span>
          {between !== undefined && <span className="sr-only">{between}</span>}
          <Amount coins={coinsToWireNumber(preview)} summary className="font-semibold" />
        </>
      )}
    </>
  );
}

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
