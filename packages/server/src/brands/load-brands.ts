import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFile } from '@maidan/contract';
import type { Logger } from '@maidan/process/log.ts';
import { StartError } from '@maidan/process/start-error.ts';
import type { Brands, LoadedBrand } from './loaded-brand.ts';
import { readNamedFiles } from './named-files.ts';

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
