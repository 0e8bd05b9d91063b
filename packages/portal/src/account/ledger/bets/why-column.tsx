import { Button } from '@maidan/ui/button.tsx';
import { CircleQuestion } from '@maidan/ui/icons/signs.ts';
import type { Column } from '@maidan/ui/tables/table.tsx';
import type { AccountTexts } from '../../texts/en.ts';

/** A button that opens the story of a bet. */
export function whyColumn<Bet>(
  texts: AccountTexts['details'],
  nameOf: (bet: Bet) => string,
  onWhy: (bet: Bet) => void,
): Column<Bet> {
  return {
    key: 'why',
    header: <span className="sr-only">{texts.why}</span>,
    align: 'end',
    cell: (bet) => (
      <Button size="sm" variant="outline" aria-label={texts.whyOf(nameOf(bet))} onClick={() => onWhy(bet)}>
        <CircleQuestion aria-hidden="true" className="size-4.5 @3xl:hidden rtl:-scale-x-100" />
        <span className="hidden @3xl:inline">{texts.why}</span>
      </Button>
    ),
  };
}
