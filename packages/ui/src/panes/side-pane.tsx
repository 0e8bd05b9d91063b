import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../hooks/use-store.ts';
import { countFiller, paneHost } from './pane-state.ts';

/**
 * The shell's pane beside the content, for what must stay visible while a page scrolls: the slip, the bets of
 * a match. From 992px the children are rendered there; narrower screens have no pane, and render them in
 * place. From 1100px the pane is always visible; below that it is a drawer, which `openSidePane` opens.
 */
export function SidePane({ children }: { readonly children: ReactNode }) {
  const host = useStore(paneHost);
  useLayoutEffect(countFiller, []);
  return host ? createPortal(children, host) : children;
}
