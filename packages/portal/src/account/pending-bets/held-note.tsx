import { useAccountTexts } from '../texts/account-texts.ts';
import type { MarketGroup } from './group-bets.ts';

type HeldNoteProps = Pick<MarketGroup, 'stakes' | 'held' | 'mayLose'>;

/** Why a market holds another amount than its stakes. */
export function HeldNote({ stakes, held, mayLose }: HeldNoteProps) {
  const { pending: texts } = useAccountTexts();
  if (held === undefined || held === stakes) return null;
  return (
    <span className="block text-xs font-normal text-muted">
      {held < Math.min(stakes, mayLose) ? texts.holdsLess : texts.holdsMore}
    </span>
  );
}
