import { useStudio } from '../session/studio-context.ts';
import type { InstantTable } from './use-instant-game.ts';

/** A refusal with what to do about it, or what is being waited for. An overlay, so that nothing shifts. */
export function TableNotice({ table }: { readonly table: InstantTable }) {
  const { texts } = useStudio();
  const { phase, refusal, isPaid } = table.view;
  if (phase === 'lost') {
    return (
      <div className="st-alert st-table-notice" role="alert">
        <span>{texts.round.lost}</span>
        <button type="button" onClick={table.askAgain}>
          {texts.round.askAgain}
        </button>
      </div>
    );
  }
  const isWaiting = phase === 'asking-again' || (phase === 'shown' && !isPaid);
  const text =
    phase === 'asking-again'
      ? texts.round.askingAgain
      : (table.notice ??
        (refusal && texts.refusals[refusal.reason]) ??
        (isWaiting ? texts.round.paying : undefined));
  if (text === undefined) return null;
  return (
    <p className="st-alert st-table-notice" data-tone={isWaiting ? 'wait' : 'refused'} role="alert">
      {text}
    </p>
  );
}
