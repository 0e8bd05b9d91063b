import { Skeleton } from '@maidan/ui/skeleton.tsx';

/**
 * Two columns on a phone, four on a desktop; the size of cards is fixed, so nothing shifts when they load.
 */
export const cardGrid = 'grid grid-flow-dense grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-4';
export const cardShape = 'h-36 md:h-48';
export const wideCard = 'col-span-2';

const waiting = ['wide', 'first', 'second', 'third', 'fourth', 'wide too'];

export function CardSkeletons() {
  return (
    <div aria-busy="true" className={cardGrid}>
      {waiting.map((card) => (
        <Skeleton
          key={card}
          className={`rounded-xl ${cardShape} ${card.startsWith('wide') ? wideCard : ''}`}
        />
      ))}
    </div>
  );
}
