import { SymbolSheet } from '@maidan/games/boards';
import { useBrand } from './brand.ts';

/** The symbols that cards and boards are drawn with; the backs of cards bear the brand's first letter. */
export function BrandSymbols() {
  return <SymbolSheet letter={useBrand().title.charAt(0).toUpperCase()} />;
}
