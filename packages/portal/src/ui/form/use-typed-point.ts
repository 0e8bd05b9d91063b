import { useState } from 'react';
import { cleanNumber, hasPoint, type NumberShape } from './clean-number.ts';

/**
 * For a field of whole numbers that shows the number, not what was typed. A decimal point that was typed stays in
 * the field until it is left, and digits after it are ignored: without it they would be digits of the number.
 */
export function useTypedPoint(value: number) {
  const [pointAfter, setPointAfter] = useState<number>();
  return {
    show: (text: string): string => (pointAfter === value ? `${text || '0'}.` : text),
    read(typed: string, shape: NumberShape): number {
      const read = Number(cleanNumber(typed, shape));
      setPointAfter(hasPoint(typed) ? read : undefined);
      return read;
    },
    leave: () => setPointAfter(undefined),
  };
}
