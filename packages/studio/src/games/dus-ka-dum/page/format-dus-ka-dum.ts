import type { Card, Suit } from '@maidan/games/kit/cards.ts';
import { formatCard } from '../../../pages/cards/format-card.ts';
import type { DusKaDumTexts } from '../texts/texts.ts';

/** An option, such as "suit-HH", in the player's language. */
export function formatDusKaDum(texts: DusKaDumTexts, option: string): string {
  const { halves, suits, dusKaDum } = texts;
  const [kind = '', which = ''] = option.split('-');
  switch (kind) {
    case 'number':
      return `${which} ${dusKaDum.names[Number(which) - 1] ?? ''}`;
    case 'suit':
      return suits[which as Suit];
    case 'card':
      return formatCard(texts, which as Card);
    case 'low':
      return `${halves.low} ${dusKaDum.lowRange}`;
    case 'high':
      return `${halves.high} ${dusKaDum.highRange}`;
    default:
      return halves[kind as keyof typeof halves];
  }
}
