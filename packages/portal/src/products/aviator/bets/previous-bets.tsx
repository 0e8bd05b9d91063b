import { useListedBets } from '../api.ts';
import { useFlight, useGame } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { ListedRows } from './listed-rows.tsx';

/** The bets of the previous flight. */
export function PreviousBets() {
  const { bets: texts } = useAviatorTexts();
  const { eventId } = useGame();
  const roundId = useFlight()?.roundId;
  return <ListedRows caption={texts.previous} list={useListedBets(eventId, { show: 'previous' }, roundId)} />;
}
