import type { TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { formatSummary } from '../../../format/coins.ts';
import { useTableTexts } from '../../../i18n/table/table-texts.ts';
import { useLanguage } from '../../../i18n/texts.ts';
import { useSettledBets } from '../api.ts';
import { settledOf, totalProfit } from '../bets/positions.ts';
import type { RoundNow } from '../live/table-now.ts';
import { sayResult } from '../results/say-result.ts';

/** What the picture's bar says of a round that is decided, and the place it lights. */
export function useRoundResult(game: TableGame, face: TableFace, { roundId, result, cards }: RoundNow) {
  const texts = useTableTexts();
  const language = useLanguage();
  const bets = settledOf(useSettledBets(game.entry.eventId, result && roundId));
  if (result === undefined) return undefined;
  const place = result.isVoid ? undefined : face.placeOfWin(result.code);
  const profit = totalProfit(bets);
  const amount =
    bets.length === 0
      ? undefined
      : {
          label: profit < 0n ? texts.youLost : texts.youWon,
          text: `${profit > 0n ? '+' : ''}${formatSummary(profit)}`,
          isLoss: profit < 0n,
        };
  return {
    place,
    bar: { ...sayResult(game, cards, { ...result, place }, { texts, language }, face), amount },
  };
}
