import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { nameWindow } from '../../brand/brand.ts';

/**
 * On a new address: scrolls to the top, focuses the content, and sets the window's title where the shell
 * knows it.
 */
export function useNewPage(contentId: string, title: string | undefined): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (title !== undefined) nameWindow(title);
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation, contentId]);
}
