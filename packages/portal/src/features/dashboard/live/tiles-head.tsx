import { useHomeTexts } from '../../../i18n/home/home-texts.ts';
import { useBrandWord } from '../../../i18n/use-brand-word.ts';
import { SectionHead } from '../section-head.tsx';

export function TilesHead() {
  const { everything } = useHomeTexts();
  return <SectionHead title={useBrandWord('everything', everything)} />;
}
