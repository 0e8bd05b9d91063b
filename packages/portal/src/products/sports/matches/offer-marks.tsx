import type { Match } from '@maidan/contract/wire';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';

/** TV, BM and F: what the match page has besides its odds. */
export function OfferMarks({ offers = [] }: Pick<Match, 'offers'>) {
  const { rows: texts } = useHomeTexts();
  return (
    <span className="flex shrink-0 gap-1">
      {offers.map((offer) => (
        <span
          key={offer}
          className="text-xs leading-none font-semibold text-muted not-first:border-s not-first:border-edge not-first:ps-1"
        >
          <span aria-hidden="true">{texts.marks[offer]}</span>
          <span className="sr-only">{texts.offers[offer]}</span>
        </span>
      ))}
    </span>
  );
}
