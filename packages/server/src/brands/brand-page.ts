import { publicBrand, type ServedBrand } from '@maidan/contract';
import type { LoadedBrand } from './loaded-brand.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that cannot end the script element it stands in. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const variableName = (colour: string): string =>
  `--brand-${colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const variables = (palette: Record<string, string>): string =>
  Object.entries(palette)
    .map(([name, value]) => `${variableName(name)}:${value}`)
    .join(';');

function colourSheet({ light, dark }: LoadedBrand['colours']): string {
  return [
    `:root{color-scheme:light;${variables(light)}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${variables(dark)}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${variables(dark)}}`,
  ].join('');
}

const served = (brand: LoadedBrand): ServedBrand => ({
  ...publicBrand(brand),
  faviconUrl: `/brands/${brand.favicon}`,
  logoUrl: `/brands/${brand.logo}`,
});

/** Title, icon and colours stand in the first HTML, so that no other brand flashes by and no page is empty meanwhile. */
export function brandPage(template: string, brand: LoadedBrand, nonce: string): string {
  const head = [
    `<title>${escapeHtml(brand.title)}</title>`,
    `<link rel="icon" href="/brands/${escapeHtml(brand.favicon)}">`,
    `<meta name="theme-color" content="${brand.colours.light.header}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${brand.colours.dark.header}" media="(prefers-color-scheme: dark)">`,
    `<style nonce="${nonce}">${colourSheet(brand.colours)}</style>`,
  ].join('\n    ');
  const data = `<script type="application/json" id="brand">${scriptJson(served(brand))}</script>`;
  return template
    .replace('<!--brand-head-->', () => head)
    .replace('<!--brand-data-->', () => data)
    .replace('<!--brand-title-->', () => escapeHtml(brand.title));
}
