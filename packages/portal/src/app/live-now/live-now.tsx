import { useBrand } from '../../brand/brand.ts';
import { pathTo } from '../../paths.ts';
import { useBrandWord } from '../../texts/use-brand-word.ts';
import { SectionHead } from '../home/section-head.tsx';
import { useHomeTexts } from '../home/texts/home-texts.ts';
import { FlightCard } from './flight-card.tsx';
import { MatkaCard } from './matka-card.tsx';
import { TableCards } from './table-cards.tsx';

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
