import { SectionHead } from '../../betting/live/section-head.tsx';
import { useBrandWord } from '../../texts/use-brand-word.ts';
import { useDashboards } from './dashboards.ts';
import { useHomeTexts } from './texts/home-texts.ts';

/** The live games of the house that the brand offers. */
export function LiveNow() {
  const texts = useHomeTexts();
  const title = useBrandWord('liveNow', texts.liveNow);
  const offered = useDashboards();
  const [list] = offered.flatMap(({ gameList }) => gameList ?? []);
  // The list begins with products of many games, which fill the rest of the row.
  const cards = offered.flatMap(({ LiveCards }) => LiveCards ?? []).toReversed();
  return (
    <section aria-label={title}>
      <SectionHead
        title={title}
        more={list === undefined ? undefined : { to: list, label: texts.allGames }}
      />
      <div className="-mx-3 flex h-28 gap-2 overflow-x-auto px-3 [scrollbar-width:none] lg:mx-0 lg:px-0">
        {cards.map((LiveCards, place) => (
          <LiveCards key={place.toString()} />
        ))}
      </div>
    </section>
  );
}
