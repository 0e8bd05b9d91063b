import { type RefObject, useLayoutEffect, useState } from 'react';

/** Before the first layout: the width of the phone the scene was designed for. */
const firstWidth = 360;

/** The element's width in whole pixels. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(firstWidth);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => setWidth(Math.round(node.clientWidth) || firstWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
