import { Badge } from '@maidan/ui/badge.tsx';
import { useAccountTexts } from '../../texts/account-texts.ts';

const words = { L: 'LAGAI', K: 'KHAI', Y: 'YES', N: 'NO' } as const;

export function BetMode({ type }: { readonly type: keyof typeof words }) {
  const { pending: texts } = useAccountTexts();
  return <Badge tone={type === 'L' || type === 'Y' ? 'back' : 'lay'}>{texts.types[words[type]]}</Badge>;
}
