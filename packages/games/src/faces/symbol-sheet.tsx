import { memo, useCallback } from 'react';
import { cardSheet } from './cards/card-art.ts';
import { emblemSheet } from './emblems/emblem-art.ts';

/** The symbols for `<use>`: the cards in both sizes, the back with the brand's letter, the emblems. */
export const symbolSheet = (letter: string): string => `${cardSheet(letter)}${emblemSheet}`;

/** Needed once on every page with a table or a result. */
export const SymbolSheet = memo(function SymbolSheet({ letter }: { readonly letter: string }) {
  const fill = useCallback(
    (node: SVGSVGElement | null) => {
      if (node !== null) node.innerHTML = symbolSheet(letter);
    },
    [letter],
  );
  return <svg ref={fill} className="mt-sheet" width="0" height="0" aria-hidden="true" />;
});
