import type { Match } from '@maidan/contract/wire';
import { useHomeTexts } from '../../i18n/home/home-texts.ts';

/** TV, BM and F: what the page of the match has beside its odds. */
export function OfferMarks({ offers = [] }: Pick<Match, 'offers'>) {
  const { rows: texts } = useHomeTexts();
  return (
    <span className="flex shrink-0 gap-1">
      {offers.map((offer) => (
        <span
          key={offer}
          className="grid h-4 place-items-center rounded-sm border border-edge px-0.5 text-xs leading-none text-muted"
        >
          <span aria-hidden="true">{texts.marks[offer]}</span>
          <span className="sr-only">{texts.offers[offer]}</span>
        </span>
      ))}
    </span>
  );
}
