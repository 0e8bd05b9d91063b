import { createHash } from 'node:crypto';
import { publicBrand, type ServedBrand } from '@maidan/contract';
import { brandSheet, lookAttributes } from './brand-sheet.ts';
import type { LoadedBrand } from './brands.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that cannot end the script element around it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const served = (brand: LoadedBrand): ServedBrand => ({
  ...publicBrand(brand),
  faviconUrl: `/brands/${brand.favicon}`,
  logoUrl: `/brands/${brand.logo}`,
});

/** The colour of a phone's browser bar. */
function themeColours({ colours, look }: LoadedBrand): string[] {
  const bar = (theme: 'light' | 'dark', media: string) =>
    `<meta name="theme-color" content="${colours[theme].header}"${media}>`;
  if (look.defaultTheme !== 'system') return [bar(look.defaultTheme, '')];
  return (['light', 'dark'] as const).map((theme) => bar(theme, ` media="(prefers-color-scheme: ${theme})"`));
}

/** Of the portal's own page and not of its frames. */
function siteHead({ description }: LoadedBrand): string {
  const manifest = '<link rel="manifest" href="/manifest.json">';
  if (description === undefined) return manifest;
  return `<meta name="description" content="${escapeHtml(description)}">\n    ${manifest}`;
}

/** Title, icon and colours are in the first HTML, so that no other brand flashes up and the page is not blank while it loads. */
export function brandPage(template: string, brand: LoadedBrand, nonce: string): string {
  const hasOwnTheme = /<html[^>]* data-theme=/.test(template);
  const head = [
    `<title>${escapeHtml(brand.title)}</title>`,
    `<link rel="icon" href="/brands/${escapeHtml(brand.favicon)}">`,
    ...themeColours(brand),
    ...(hasOwnTheme ? [] : [`<script>${themeScript}</script>`]),
    `<style nonce="${nonce}">${brandSheet(brand)}</style>`,
  ].join('\n    ');
  const data = `<script type="application/json" id="brand">${scriptJson(served(brand))}</script>`;
  return template
    .replace('<!--brand-site-->', () => siteHead(brand))
    .replace(/<html([^>]*)>/, (_, own: string) => `<html${own} ${lookAttributes(brand, own)}>`)
    .replace('<!--brand-head-->', () => head)
    .replace('<!--brand-data-->', () => data)
    .replace('<!--brand-title-->', () => escapeHtml(brand.title));
}

/**
 * Inlined in the page, since the portal's scripts would set the theme after the first paint. The portal stores the choice of
 * this browser under this key.
 */
const themeScript =
  "{const{theme:t}=localStorage,{dataset:d}=document.documentElement;if(t==='system')delete d.theme;else if(t==='light'||t==='dark')d.theme=t}";

/** The source for a content policy that allows this inline script and no other. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
