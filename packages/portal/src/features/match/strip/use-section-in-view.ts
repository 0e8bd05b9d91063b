import { useEffect, useState } from 'react';
import { type Section, sectionIds } from './sections.ts';

/** A section that a tab leads to stops below the strip, on a desktop below the site's header as well. */
const underStripPx = { phone: 120, desktop: 168 } as const;

/** The band under the strip in which a section counts as the one being read. */
function bandUnderStrip(): string {
  const size = window.matchMedia('(min-width: 62rem)').matches ? 'desktop' : 'phone';
  return `-${underStripPx[size]}px 0px -55% 0px`;
}

/** Follows the page as it is scrolled. Of sections that are not drawn yet nothing is known: they must not be among those shown. */
export function useSectionInView(shown: readonly Section[]): Section | undefined {
  const [inView, setInView] = useState<readonly Section[]>([]);
  const key = shown.join(' ');
  useEffect(() => {
    const byElement = new Map(
      key.split(' ').flatMap((name) => {
        const element = document.getElementById(sectionIds[name as Section]);
        return element ? [[element, name as Section] as const] : [];
      }),
    );
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const section = byElement.get(target as HTMLElement);
            if (section && isIntersecting) now.add(section);
            else if (section) now.delete(section);
          }
          return [...now];
        }),
      { rootMargin: bandUnderStrip() },
    );
    for (const element of byElement.keys()) observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return shown.find((section) => inView.includes(section));
}
