import { Button, buttonLook } from '@maidan/ui/button.tsx';
import { ArrowUp, Tiles } from '@maidan/ui/icons/signs.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { pathTo } from '../../paths.ts';
import { RulesSection } from './rules-section.tsx';
import { rulesEnglish } from './texts/rules-english.ts';
import { rulesHindi } from './texts/rules-hindi.ts';

const hindiId = 'section1';
const englishId = 'section2';

/** Three fit side by side on a phone, in every language. */
const tight = 'max-sm:px-3 max-sm:text-sm';

/** Scrolls smoothly, unless the player prefers reduced motion, and moves the focus. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Focus first: during a smooth scroll it could stop it half way.
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}

/** A result's link opens the rule itself; one frame later, because a new page is first shown from its top. */
function useRequestedRule(): string {
  const { hash } = useLocation();
  const requestedRule = hash.slice(1);
  useEffect(() => {
    if (requestedRule === '') return;
    const frame = requestAnimationFrame(() =>
      document.getElementById(requestedRule)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [requestedRule]);
  return requestedRule;
}

export function RulesPage() {
  const { rules: texts } = useAccountTexts();
  const requestedRule = useRequestedRule();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Button className={tight} onClick={() => scrollToSection(hindiId)}>
          {texts.hindi}
        </Button>
        <Button className={tight} onClick={() => scrollToSection(englishId)}>
          {texts.english}
        </Button>
        <Link to={pathTo('dashboard')} className={buttonLook('outline', 'md', `ms-auto bg-surface ${tight}`)}>
          <Tiles aria-hidden="true" className="size-4 max-[480px]:hidden" />
          {texts.mainMenu}
        </Link>
      </div>
      <RulesSection id={hindiId} language="hi" text={rulesHindi} requestedRule={requestedRule}>
        <Button variant="outline" className="mt-3 bg-surface" onClick={() => scrollToSection(hindiId)}>
          <ArrowUp aria-hidden="true" className="size-4" />
          {texts.hindi}
        </Button>
      </RulesSection>
      <RulesSection id={englishId} language="en" text={rulesEnglish} requestedRule={requestedRule} />
      <Link to={pathTo('dashboard')} className={buttonLook('outline', 'md', 'self-center bg-surface')}>
        <Tiles aria-hidden="true" className="size-4" />
        {texts.mainMenu}
      </Link>
    </div>
  );
}
