import { type Language, type Match, sportIds } from '@maidan/contract/wire';
import { useId } from 'react';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';

interface SportTabsProps {
  readonly sports: readonly SportName[];
  readonly chosen: SportName;
  readonly onChoose: (sport: SportName) => void;
  /** The number of matches in play of each sport. */
  readonly inPlay: (sport: SportName) => number;
}

/** Native radio buttons, so that the arrow keys work. */
export function SportTabs({ sports, chosen, onChoose, inPlay }: SportTabsProps) {
  const { matches: texts } = useSportsTexts();
  const { live } = useHomeTexts();
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 overflow-x-auto border-b border-line [scrollbar-width:none] lg:border-0">
      <legend className="sr-only">{texts.filter}</legend>
      {sports.map((sport) => (
        <label
          key={sport}
          className="relative flex min-h-11 flex-1 items-center justify-center gap-1.5 border-b-3 border-transparent px-2 font-semibold whitespace-nowrap max-[359px]:gap-1 max-[359px]:px-1 max-[359px]:text-sm text-muted select-none hover:text-text has-checked:border-mark has-checked:text-text has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-text lg:px-3"
        >
          <input
            type="radio"
            name={name}
            value={sport}
            checked={sport === chosen}
            onChange={() => onChoose(sport)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {sport === 'other' ? otherSports[language] : texts.sports[sport]}
          {inPlay(sport) > 0 && (
            <span className="tabular rounded-full bg-raised px-1.5 text-xs leading-5 text-text">
              <span aria-hidden="true">{inPlay(sport)}</span>
              <span className="sr-only">{live(inPlay(sport))}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

export type SportName = keyof typeof sportIds;

/** Cricket is first and the default (document 1, section 2). */
const sportNames: readonly SportName[] = ['cricket', 'football', 'tennis'];

export function sportOf({ sportId }: Pick<Match, 'sportId'>): SportName {
  return sportNames.find((name) => sportIds[name] === sportId) ?? 'other';
}

/** The three sports of the specification, and one more tab while a match of another sport is on offer. */
export function sportsShown(matches: readonly Pick<Match, 'sportId'>[]): readonly SportName[] {
  return matches.some((match) => sportOf(match) === 'other') ? [...sportNames, 'other'] : sportNames;
}

const otherSports: Readonly<Record<Language, string>> = {
  en: 'Other',
  hi: 'अन्य',
  zh: '其他',
  es: 'Otros',
  fr: 'Autres',
  it: 'Altri',
  ar: 'أخرى',
};
