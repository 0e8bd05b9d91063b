import { useEffect, useState } from 'react';
import { type Section, sectionIds } from './sections.ts';

/** The band under the strip in which a section counts as the one being read. */
const band = '-120px 0px -55% 0px';

/** Follows the page as it is scrolled. */
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
      { rootMargin: band },
    );
    for (const element of byElement.keys()) observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return shown.find((section) => inView.includes(section)) ?? shown[0];
}
