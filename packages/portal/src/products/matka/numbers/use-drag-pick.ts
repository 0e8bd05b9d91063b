import { type RefObject, useEffect, useEffectEvent } from 'react';
import { followDrag } from './follow-drag.ts';

export function useDragPick(box: RefObject<HTMLElement | null>, onKey: (key: string) => void): void {
  const pick = useEffectEvent(onKey);
  useEffect(() => (box.current ? followDrag(box.current, (key) => pick(key)) : undefined), [box]);
}
