import { tables } from '@maidan/games/rules';
import { Skeleton } from '@maidan/ui/skeleton.tsx';

/**
 * Two columns on a phone, four on a desktop; the size of cards is fixed, so nothing shifts when they load.
 */
export const cardGrid = 'grid grid-cols-2 gap-1.5 md:grid-cols-3 md:gap-3 xl:grid-cols-4';

export const cardShape = 'h-28 md:h-36';
export const wideShape = `col-span-2 ${cardShape}`;

export function CardSkeletons() {
  return (
    <div aria-busy="true" className={cardGrid}>
      {tables.map(({ code }, index) => (
        <Skeleton key={code} className={`rounded-xl ${index === 0 ? wideShape : cardShape}`} />
      ))}
    </div>
  );
}
