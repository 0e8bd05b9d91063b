import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Coins, coinsFromWhole } from '@maidan/betting';
import { type Brand, brandFile } from '@maidan/contract';
import type { Logger } from '@maidan/process/log.ts';
import { StartError } from '@maidan/process/start-error.ts';

export type LoadedBrand = Brand;

export interface Brands {
  all(): readonly LoadedBrand[];
  /** The brand of a host (a port is ignored); an unknown host gets the default. */
  forHost(host: string | undefined): LoadedBrand;
  /** The brand that names the host as its own, if one does: the API may have a host that belongs to no brand. */
  ofHost(host: string | undefined): LoadedBrand | undefined;
  byCode(code: string): LoadedBrand | undefined;
  close(): void;
}

const defaultCode = 'default';
/** Editors save a file in several steps: wait for the last one. */
const settleMs = 100;

/** Reads every brand file, and again when one changes; a change that does not parse is logged and ignored. */
export async function loadBrands(folder: string, log: Logger): Promise<Brands> {
  const onMissing = (reason: string) => log.warn({ reason }, 'a brand goes without a file it names');
  let brands = await readFolder(folder, onMissing);
  let timer: NodeJS.Timeout | undefined;
  const reread = async () => {
    try {
      brands = await readFolder(folder, onMissing);
      log.info('brands read again');
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'brands not changed');
    }
  };
  const watcher = watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(reread, settleMs);
  });
  watcher.on('error', (error) => log.error({ reason: error.message }, 'brands are no longer watched'));
  watcher.unref();
  return {
    all: () => brands.list,
    forHost: (host) => brands.byHost.get(hostName(host)) ?? brands.fallback,
    ofHost: (host) => brands.byHost.get(hostName(host)),
    byCode: (code) => brands.list.find((brand) => brand.code === code),
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

/** Without the port and a final dot. */
const hostName = (host: string | undefined): string =>
  (host ?? '').replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();

type OnMissing = (reason: string) => void;

interface BrandSet {
  readonly list: readonly LoadedBrand[];
  readonly byHost: ReadonlyMap<string, LoadedBrand>;
  readonly fallback: LoadedBrand;
}

async function readFolder(folder: string, onMissing: OnMissing): Promise<BrandSet> {
  const list: LoadedBrand[] = [];
  const byHost = new Map<string, LoadedBrand>();
  for (const name of (await namesIn(folder)).filter((name) => name.endsWith('.json')).sort()) {
    const brand = await readBrand(folder, name, onMissing);
    if (list.some(({ code }) => code === brand.code)) {
      throw new StartError(`${join(folder, name)}: another brand has the code "${brand.code}" already.`);
    }
    list.push(brand);
    for (const host of brand.hosts) {
      const other = byHost.get(host);
      if (other !== undefined) {
        throw new StartError(
          `${join(folder, name)}: host "${host}" already belongs to brand "${other.code}".`,
        );
      }
      byHost.set(host, brand);
    }
  }
  const fallback = list.find((brand) => brand.code === defaultCode);
  if (fallback === undefined) throw new StartError(`No brand with code "${defaultCode}" in ${folder}.`);
  const whole = (brand: LoadedBrand): LoadedBrand => ({ ...brand, art: { ...fallback.art, ...brand.art } });
  return {
    list: list.map(whole),
    byHost: new Map([...byHost].map(([host, brand]) => [host, whole(brand)])),
    fallback,
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new StartError(`BRANDS_DIR is "${folder}": ${(error as Error).message}.`);
  }
}

async function readBrand(folder: string, name: string, onMissing: OnMissing): Promise<LoadedBrand> {
  const path = join(folder, name);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new StartError(`${path}: ${(error as Error).message}.`);
  }
  const read = brandFile.safeParse(json);
  if (read.success) return readNamedFiles(folder, name, read.data, onMissing);
  const [issue] = read.error.issues;
  throw new StartError(`${path}: ${issue?.path.join('.')}: ${issue?.message}.`);
}

/** A limit for players on slow networks. */
const fileBytesMax = 30_000;

/** The brand with the files that exist: missing ones are left out, and files that must not be served are refused. */
async function readNamedFiles(
  folder: string,
  name: string,
  brand: LoadedBrand,
  onMissing: (reason: string) => void,
): Promise<LoadedBrand> {
  const isThere = async (field: string, file: string | undefined): Promise<boolean> => {
    if (file === undefined) return false;
    const bytes = await readIfThere(join(folder, file));
    if (bytes === undefined) {
      onMissing(`${join(folder, name)}: ${field}: ${file} is not there`);
      return false;
    }
    const fault = faultOf(file, bytes);
    if (fault !== undefined) throw new StartError(`${join(folder, name)}: ${field}: ${file} ${fault}.`);
    return true;
  };
  await isThere('logo', brand.logo);
  await isThere('favicon', brand.favicon);

  const { signIn, hero, inPlay } = brand.art;
  const { display, body } = brand.look;
  const withoutFile = <Face extends { file?: string | undefined }>({ file: _, ...face }: Face) => face;
  const { boldFile, ...oneWeight } = body;
  const hasBold = await isThere('look.body.boldFile', boldFile);
  const heldBody = hasBold ? body : oneWeight;
  return {
    ...brand,
    art: {
      ...((await isThere('art.signIn.picture', signIn?.picture)) && { signIn }),
      ...((await isThere('art.hero', hero)) && { hero }),
      ...((await isThere('art.inPlay', inPlay)) && { inPlay }),
    },
    look: {
      ...brand.look,
      display: (await isThere('look.display.file', display.file)) ? display : withoutFile(display),
      body: (await isThere('look.body.file', body.file)) ? heldBody : withoutFile(heldBody),
    },
  };
}

function faultOf(file: string, bytes: Buffer): string | undefined {
  if (bytes.length > fileBytesMax) {
    return `has ${bytes.length} bytes, expected at most ${fileBytesMax}`;
  }
  return file.endsWith('.svg') ? faultOfSvg(bytes.toString('utf8')) : undefined;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`${path}: ${(error as Error).message}.`);
  }
}

/** A picture needs none of these, and each can run a script or load something from another host. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w-]+:)?(?:script|handler|listener)\b/i, 'has a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'has an event handler'],
  [/<(?:[\w-]+:)?(?:foreignobject|iframe|embed|object|audio|video)\b/i, 'has a foreign element'],
  [/attributename\s*=\s*["']?\s*(?:[\w-]+:)?(?:href|on)/i, 'animates a link or a handler'],
  [/<!doctype|<!entity|<\?xml-stylesheet|@import/i, 'loads a document'],
  [/(?:href|src)\s*=(?!\s*["'](?:#|data:image\/(?:png|jpeg|gif|webp)[;,]))/i, 'points elsewhere'],
  [/url\((?!\s*["']?#)/i, 'points elsewhere'],
];

/** Why a picture must not be served, or undefined. */
export const faultOfSvg = (text: string): string | undefined =>
  faults.find(([pattern]) => pattern.test(text))?.[1];

/** The host in what a client sends as its page's: a host, with a port perhaps, or a whole address. */
export function hostNamed(sent: string): string {
  const address = URL.parse(sent.includes('://') ? sent : `http://${sent}`);
  return address?.hostname ?? sent;
}

/** The client whose login the page shows to everybody. Usernames are in capitals, however the brand's file spells them. */
export const isDemoClient = (
  brands: Pick<Brands, 'byCode'>,
  { brand, username }: { readonly brand: string; readonly username: string },
): boolean => brands.byCode(brand)?.demoLogin.username.trim().toUpperCase() === username;

/** Where a brand's file names none, and for players of another house than ours. */
const usualLudoDay = 1_000_000;

/** The most the house of that name may lose to its players at Ludo in a day. */
export const ludoLossMax =
  (brands: Pick<Brands, 'byCode'>) =>
  (house: string): Coins =>
    coinsFromWhole(brands.byCode(house)?.lossLimits?.ludoDay ?? usualLudoDay);

/** The most the house of one brand may lose in the worst case. */
export interface LossLimits {
  readonly market: Coins;
  /** All markets of a match, or of a table's day, together. */
  readonly event: Coins;
  readonly brand: Coins;
}

/** The limits of a brand whose file has none. */
export const usualLossLimits: LossLimits = {
  market: coinsFromWhole(5_000_000),
  event: coinsFromWhole(25_000_000),
  brand: coinsFromWhole(100_000_000),
};

/** The most the house of that name may lose on open bets. */
export const lossLimitsOf =
  (brands: Pick<Brands, 'byCode'>) =>
  (house: string): LossLimits => {
    const limits = brands.byCode(house)?.lossLimits;
    if (limits === undefined) return usualLossLimits;
    const { market, event, brand } = limits;
    return { market: coinsFromWhole(market), event: coinsFromWhole(event), brand: coinsFromWhole(brand) };
  };
