import type { Suit } from '@maidan/games/kit/cards.ts';
import type { AndarBaharTexts } from '../texts/texts.ts';

/** What is bet about the joker, such as "below-8", in the player's language. */
export function formatJoker({ andarBahar, colours, suits }: AndarBaharTexts, which: string): string {
  switch (which) {
    case 'red':
    case 'black':
      return colours[which];
    case 'below-8':
      return andarBahar.below;
    case '8':
      return andarBahar.eight;
    case 'above-8':
      return andarBahar.above;
    default:
      return which.startsWith('rank-') ? which.slice('rank-'.length) : suits[which as Suit];
  }
}

/** An option, such as "cards-1-5" or "joker-red", in the player's language. */
export function formatAndarBahar(texts: AndarBaharTexts, option: string): string {
  const { andarBahar } = texts;
  if (option === 'andar' || option === 'bahar') return andarBahar[option];
  const [kind = ''] = option.split('-');
  const which = option.slice(kind.length + 1);
  return kind === 'cards' ? andarBahar.cards(which) : andarBahar.jokerOf(formatJoker(texts, which));
}
