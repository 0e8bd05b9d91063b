import { classes } from '@maidan/ui/classes.ts';
import type { ReactNode } from 'react';
import { anchorOf, groupIds, type RulesText, rulesOf } from './texts/rule-groups.ts';

interface RulesSectionProps {
  readonly id: string;
  readonly language: 'hi' | 'en';
  readonly text: RulesText;
  /** The address's anchor, whose rule is highlighted. */
  readonly requestedRule: string;
  readonly children?: ReactNode;
}

export function RulesSection({ id, language, text, requestedRule, children }: RulesSectionProps) {
  return (
    <section
      id={id}
      lang={language}
      dir="ltr"
      tabIndex={-1}
      className="scroll-mt-28 outline-none lg:scroll-mt-20"
    >
      <h2 className="mb-3 text-lg font-bold">{text.title}</h2>
      <div className="flex flex-col gap-3">
        {groupIds.map((group, place) => (
          <article key={group} className="rounded-xl border border-line bg-surface p-4">
            <h3 className="flex items-center gap-2 font-semibold">
              <span
                aria-hidden="true"
                className="tabular grid size-7 place-items-center rounded-full bg-primary text-xs text-on-primary"
              >
                {place + 1}
              </span>
              {text.groups[group]}
            </h3>
            <ul className="mt-3 flex flex-col gap-2">
              {rulesOf[group].map((rule) => {
                const anchor = anchorOf(rule, language);
                return (
                  <li
                    key={rule}
                    id={anchor}
                    className={classes(
                      'scroll-mt-28 rounded-e-md border-s-3 ps-3 lg:scroll-mt-20',
                      requestedRule === anchor
                        ? 'border-s-primary bg-primary/10 py-2 font-medium'
                        : 'border-s-line',
                    )}
                  >
                    {text.rules[rule]}
                  </li>
                );
              })}
            </ul>
          </article>
        ))}
      </div>
      {children}
    </section>
  );
}
