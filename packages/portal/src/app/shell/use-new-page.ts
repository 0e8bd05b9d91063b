import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useBrand } from '../../brand/brand.ts';

/** A new address starts at its top, with the keyboard in its content and its name in the window's title. */
export function useNewPage(contentId: string, title: string): void {
  const brand = useBrand();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · ${brand.title}`;
  }, [title, brand.title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation, contentId]);
}
