import { SymbolSheet } from '@maidan/games/boards';
import { useBrand } from './brand.ts';

/** The symbols for cards and boards; the backs of cards show the brand's first letter. */
export function BrandSymbols() {
  return <SymbolSheet letter={useBrand().title.charAt(0).toUpperCase()} />;
}
