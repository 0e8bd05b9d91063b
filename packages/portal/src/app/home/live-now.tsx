import { SectionHead } from '../../betting/section-head.tsx';
import { useBrand } from '../../brand/brand.ts';
import { pathTo } from '../../paths.ts';
import { FlightCard } from '../../products/aviator/flight/flight-card.tsx';
import { MatkaCard } from '../../products/matka/live/matka-card.tsx';
import { TableCards } from '../../products/tables/list/live/table-cards.tsx';
import { useBrandWord } from '../../texts/use-brand-word.ts';
import { useHomeTexts } from './texts/home-texts.ts';

/** The live games of the house that the brand offers. */
export function LiveNow() {
  const texts = useHomeTexts();
  const title = useBrandWord('liveNow', texts.liveNow);
  const { flags } = useBrand();
  return (
    <section aria-label={title}>
      <SectionHead title={title} more={{ to: pathTo('casino'), label: texts.allGames }} />
      <div className="-mx-3 flex h-28 gap-2 overflow-x-auto px-3 [scrollbar-width:none] lg:mx-0 lg:px-0">
        {flags.aviator && <FlightCard />}
        {flags.matka && <MatkaCard />}
        <TableCards />
      </div>
    </section>
  );
}
