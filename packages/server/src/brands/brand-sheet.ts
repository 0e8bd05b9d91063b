import type { FontStack } from '@maidan/contract';
import type { LoadedBrand } from './brands.ts';

type Look = LoadedBrand['look'];

/** Fonts for Hindi and Arabic that phones and desktops have, and for Hindi the one that the portal brings. */
const otherScripts =
  '"Noto Sans Devanagari","Kohinoor Devanagari","Nirmala UI",Mangal,"Hindi letters","Noto Sans Arabic","Geeza Pro",Tahoma';
const stacks: Record<FontStack, string> = {
  sans: `system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",${otherScripts},sans-serif,"Noto Color Emoji"`,
  condensed: `"Roboto Condensed","Arial Narrow","Helvetica Neue Condensed",${otherScripts},system-ui,sans-serif`,
  rounded: `ui-rounded,"SF Pro Rounded",Nunito,system-ui,-apple-system,"Segoe UI",Roboto,${otherScripts},sans-serif,"Noto Color Emoji"`,
  serif: `"Noto Serif",Georgia,"Times New Roman","Noto Serif Devanagari",${otherScripts},serif`,
  'old-style': `"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif","Noto Serif Devanagari",${otherScripts},serif`,
};

/** Fonts as wide as Arial, to which a brand's `widthPercent` refers. */
const arialLike = 'local("Arial"),local("Roboto"),local("Helvetica"),local("Liberation Sans")';
/** By full name and PostScript name, since browsers differ. Plain Roboto, on phones one font for all weights, comes last. */
const arialBoldLike = [
  ...['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold', 'Helvetica Bold', 'Helvetica-Bold'],
  ...['Liberation Sans Bold', 'LiberationSans-Bold', 'Roboto'],
]
  .map((name) => `local("${name}")`)
  .join(',');
const dejaVu = 'local("DejaVu Sans")';
const dejaVuBold = 'local("DejaVu Sans Bold"),local("DejaVuSans-Bold")';

/** Fonts of devices that are shown until a brand's font has loaded, and how wide a text is in them, in percent of Arial. */
const standIns = [
  { suffix: 'meanwhile', plain: arialLike, bold: arialBoldLike, plainPercent: 100, boldPercent: 107 },
  // Much of Linux has nothing of Arial's width.
  { suffix: 'meanwhile-wide', plain: dejaVu, bold: dejaVuBold, plainPercent: 112, boldPercent: 125 },
];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const variables = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `--brand-${kebab(name)}:${value}`)
    .join(';');

interface Face {
  readonly family: string;
  readonly file?: string | undefined;
  readonly boldFile?: string | undefined;
  readonly widthPercent: number;
  readonly sizePercent: number;
  readonly isItalic?: boolean;
  /** Whether it may replace the fallback font after text is shown. */
  readonly comesLate: boolean;
}

/** Together the files cover every weight, so that no browser emboldens them; the fallback shown until they load is as wide. */
function fontFace(wanted: Face): string {
  const { family, file, boldFile, widthPercent, sizePercent, isItalic = false, comesLate } = wanted;
  if (file === undefined) return '';
  const style = `font-style:${isItalic ? 'italic' : 'normal'};size-adjust:${sizePercent}%;font-display:${comesLate ? 'swap' : 'optional'}`;
  const face = (source: string, weights: string) =>
    `@font-face{font-family:${family};src:url(/brands/${source}) format("woff2");font-weight:${weights};${style}}`;
  const width = widthPercent * sizePercent;
  if (boldFile === undefined)
    return (
      face(file, '1 1000') +
      standIns
        .map(({ suffix, plain, plainPercent }) =>
          standInFace(`${family}-${suffix}`, plain, width / plainPercent, ''),
        )
        .join('')
    );
  // Bold text uses the device's own bold font, or a browser would embolden the regular one.
  const meanwhile = standIns.flatMap(({ suffix, plain, bold, plainPercent, boldPercent }) => [
    standInFace(`${family}-${suffix}`, plain, width / plainPercent, 'font-weight:1 500;'),
    standInFace(`${family}-${suffix}`, bold, width / boldPercent, 'font-weight:501 1000;'),
  ]);
  return [face(file, '1 500'), face(boldFile, '501 1000'), ...meanwhile].join('');
}

/** The overrides keep the line height that the letters had before they were made narrower. */
function standInFace(family: string, sources: string, width: number, weights: string): string {
  const percent = Math.round(width);
  const height = (share: number) => `${Math.round((share * 10_000) / percent) / 100}%`;
  return `@font-face{font-family:${family};src:${sources};${weights}size-adjust:${percent}%;ascent-override:${height(100)};descent-override:${height(22)}}`;
}

const familyOf = (name: string, file: string | undefined, stack: FontStack): string =>
  file === undefined
    ? stacks[stack]
    : [name, ...standIns.map(({ suffix }) => `${name}-${suffix}`), stacks[stack]].join();

function typeVariables({ display, body, figures, radius }: Look): string {
  const displayFont = familyOf('brand-display', display.file, display.stack);
  const bodyFont = familyOf('brand-body', body.file, body.stack);
  return variables({
    displayFont,
    displayWeight: display.weight,
    displayStyle: display.isItalic ? 'italic' : 'normal',
    // Text clipped at the end of its box would lose the tip of a slanted letter.
    displayLean: display.isItalic ? '.12em' : '0',
    displayCase: display.isCapitals ? 'uppercase' : 'none',
    displayTracking: display.isCapitals ? '.08em' : 'normal',
    // Spaced capitals are half as wide again as other text.
    displayScale: display.isCapitals ? 0.7 : 1,
    bodyFont,
    figureFont: figures === 'display' ? displayFont : bodyFont,
    radius: `${radius}px`,
  });
}

/** A picture is fetched only where a rule uses its variable. */
function artVariables({ signIn, hero, inPlay }: LoadedBrand['art']): string {
  const pictures = { artSignIn: signIn?.picture, artHero: hero, artInPlay: inPlay };
  const urls = Object.entries(pictures).map(([name, file]) => [name, file && `url(/brands/${file})`]);
  const sky = signIn && { artSky: signIn.sky, artInk: signIn.ink };
  return variables({ ...Object.fromEntries(urls.filter(([, url]) => url !== undefined)), ...sky });
}

/** A brand's colours, type, corners and art, as variables that the portal's sheet is written in. */
export function brandSheet({ colours, look, art }: LoadedBrand): string {
  const { light, dark } = colours;
  const { display, body } = look;
  return [
    fontFace({ ...display, family: 'brand-display', comesLate: true }),
    // Not swapped in late, since lines would break elsewhere: it is then used from the next visit.
    fontFace({ ...body, family: 'brand-body', comesLate: false }),
    `:root{color-scheme:light;${typeVariables(look)};${artVariables(art)};${variables(light)}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${variables(dark)}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${variables(dark)}}`,
  ].join('');
}

/** Attributes for the look beyond colours, by which the portal's sheet selects. A page may set its own theme. */
export function lookAttributes({ look }: LoadedBrand, ownAttributes: string): string {
  const { icons, tile, scoreboard, header, purse, headings, defaultTheme } = look;
  const hasTheme = defaultTheme === 'system' || ownAttributes.includes('data-theme');
  const styles = { icons, tile, scoreboard, header, purse, headings };
  return Object.entries({ ...styles, ...(hasTheme ? {} : { theme: defaultTheme }) })
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ');
}
