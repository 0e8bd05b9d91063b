import { z } from 'zod';
import {
  fontStacks,
  headerLooks,
  headingLooks,
  iconLooks,
  languages,
  purseLooks,
  scoreboardLooks,
  themes,
  tileLooks,
  wordNames,
} from './brand-words.ts';

export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour as #rrggbb in lower case');

/** Relative to the brands folder, never out of it. */
const besideTheFile = (kinds: string) =>
  z.string().regex(new RegExp(`^[a-z0-9-]+(/[a-z0-9-]+)*\\.(${kinds})$`), 'expected a path beside the file');
export const picture = besideTheFile('svg|png|ico');
const font = besideTheFile('woff2');

const typeface = z.strictObject({
  /** Used until the file is loaded, and for letters it lacks. */
  stack: z.enum(fontStacks).default('sans'),
  file: font.optional(),
  /** How wide the file's letters are, in percent of Arial's: the fallback text is set to the same width, so nothing moves. */
  widthPercent: z.int().min(50).max(150).default(100),
  /** A narrow typeface looks small beside the device's own: the file's letters are scaled by this. */
  sizePercent: z.int().min(80).max(130).default(100),
  weight: z.int().min(100).max(900).default(600),
  isItalic: z.boolean().default(false),
  isCapitals: z.boolean().default(false),
});

export const brandLook = z
  .strictObject({
    /** For headings and the brand's name. */
    display: typeface.prefault({}),
    body: typeface
      .pick({ stack: true, file: true, widthPercent: true, sizePercent: true })
      .extend({
        /** For weights above 500. Without it `file` serves every weight. */
        boldFile: font.optional(),
      })
      .prefault({}),
    /** Which of the two typefaces figures are set in. */
    figures: z.enum(['display', 'body']).default('body'),
    /** Corner radius of cards and buttons, in px; other corners are derived from it. */
    radius: z.int().min(0).max(24).default(10),
    icons: z.enum(iconLooks).default('line'),
    tile: z.enum(tileLooks).default('picture'),
    scoreboard: z.enum(scoreboardLooks).default('stadium'),
    header: z.enum(headerLooks).default('plain'),
    /** The bar with coins and exposure. */
    purse: z.enum(purseLooks).default('plain'),
    /** Headings of the dashboard's sections. */
    headings: z.enum(headingLooks).default('plain'),
    /** On the sign-in page: the logo, or the title in the display typeface over the picture. */
    signInName: z.enum(['logo', 'type']).default('logo'),
    /** Until the player chooses. */
    defaultTheme: z.enum(themes).default('system'),
  })
  .prefault({});

export const brandArt = z
  .strictObject({
    /** The picture, the flat colour behind the words until it is loaded, and the colour of the words. */
    signIn: z.strictObject({ picture, sky: colour, ink: colour }).optional(),
    hero: picture.optional(),
    inPlay: picture.optional(),
  })
  .prefault({});

const inLanguages = z.partialRecord(z.enum(languages), z.string().min(1).max(80));
export const brandWords = z.partialRecord(z.enum(wordNames), inLanguages).prefault({});
