import { tables } from '@maidan/games/rules';
import { NavLink } from 'react-router';
import { tableTitle } from '../../../texts/table-title.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { tablePath } from '../paths.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { useClock, useRound } from './live/live-table.tsx';

/** Seconds left to bet at the table shown; they are not known for other tables here. */
function SecondsHere() {
  const isOpen = useRound()?.phase === 'bets';
  const clock = useClock();
  return isOpen && clock ? (
    <span className="figure tabular text-lg text-win">{clock.secondsLeft}</span>
  ) : null;
}

export function TablesList({ code }: { readonly code: string }) {
  const texts = useTableTexts();
  const language = useLanguage();
  return (
    <nav aria-label={texts.tables} className="flex flex-col gap-1">
      <h2 className="figure px-3 py-2 text-base">{texts.tables}</h2>
      {tables.map((table) => (
        <NavLink
          key={table.code}
          to={tablePath(table)}
          className={({ isActive }) =>
            `flex min-h-11 items-center justify-between gap-2 rounded-lg border-s-4 px-3 text-sm ${isActive ? 'border-primary bg-raised font-semibold' : 'border-transparent text-muted hover:text-text'}`
          }
        >
          <span className="truncate">{tableTitle(table, language)}</span>
          {table.code === code && <SecondsHere />}
        </NavLink>
      ))}
    </nav>
  );
}
