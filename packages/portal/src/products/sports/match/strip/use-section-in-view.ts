import { useEffect, useState } from 'react';
import { type Section, sectionIds } from './sections.ts';

/** A tab scrolls its section to below the strip, and on a desktop below the site's header too. */
const underStripPx = { phone: 120, desktop: 168 } as const;

/** The area under the strip in which a section counts as being read. */
function bandUnderStrip(): string {
  const size = window.matchMedia('(min-width: 62rem)').matches ? 'desktop' : 'phone';
  return `-${underStripPx[size]}px 0px -55% 0px`;
}

/**
 * Follows scrolling. Sections that are not rendered yet must not be in `shown`, since they cannot be
 * observed.
 */
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
