import type { ServedBrand } from '@maidan/contract/wire';

export type PortalBrand = ServedBrand;

let brand: PortalBrand | undefined;

export function currentBrand(): PortalBrand {
  brand ??= readBrand();
  return brand;
}

/** The brand never changes while the page is loaded. */
export function useBrand(): PortalBrand {
  return currentBrand();
}

/** Sets the window's title to the page's title and the brand's. */
export function nameWindow(title: string): void {
  document.title = `${title} · ${currentBrand().title}`;
}

function readBrand(): PortalBrand {
  const text = document.getElementById('brand')?.textContent;
  if (!text) throw new Error('The page carries no brand: it must be served by the house.');
  return JSON.parse(text) as PortalBrand;
}
