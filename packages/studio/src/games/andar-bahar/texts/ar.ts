import { arabicCount } from '@maidan/ui/format/arabic-count.ts';
import type { AndarBaharWords } from './en.ts';

const cardCount = (count: number): string =>
  arabicCount(count, { one: 'ورقة واحدة', two: 'ورقتان', few: 'أوراق', other: 'ورقة' });

export const ar: AndarBaharWords = {
  andarBahar: {
    title: 'أندار باهار',
    lobbyLine: 'جوكر، توزيع، تطابق',
    andar: 'أندار',
    bahar: 'باهار',
    joker: 'الجوكر',
    match: 'عدد الأوراق حتى التطابق',
    cards: (range) => `${range} ورقة`,
    below: 'أقل من 8',
    eight: '8',
    above: 'أكثر من 8',
    rank: 'رتبة الجوكر',
    jokerOf: (name) => `الجوكر ${name}`,
    dealt: cardCount,
    result: (side, count) => `${side}، ${cardCount(count)}`,
  },
};
