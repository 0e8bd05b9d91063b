import type { Layout } from '@maidan/contract/wire';

interface LayoutLook {
  readonly list: string;
  readonly tile: string;
  /** Holds the icon. */
  readonly mark: string;
  readonly label: string;
  readonly hasChevron: boolean;
}

const mark = 'grid shrink-0 place-items-center bg-primary text-on-primary';
const tile = 'flex w-full border border-line bg-surface hover:border-edge hover:bg-raised';

/** The four faces of the main menu; a brand picks one (document 1, section 2). */
export const layoutLooks: Record<Layout, LayoutLook> = {
  classic: {
    list: 'grid grid-cols-2 gap-3 sm:grid-cols-3',
    tile: `${tile} min-h-28 flex-col items-start justify-between gap-3 rounded-2xl p-4 text-start`,
    mark: `${mark} size-11 rounded-xl [&>svg]:size-6`,
    label: 'font-semibold',
    hasChevron: false,
  },
  grid: {
    list: 'grid grid-cols-3 gap-2.5 sm:grid-cols-4',
    tile: `${tile} aspect-square flex-col items-center justify-center gap-2 rounded-2xl p-2 text-center sm:aspect-4/3`,
    mark: `${mark} size-12 rounded-full [&>svg]:size-6`,
    label: 'text-sm font-semibold leading-tight',
    hasChevron: false,
  },
  list: {
    list: 'grid gap-2 sm:grid-cols-2',
    tile: `${tile} min-h-14 items-center gap-3 rounded-xl px-3 py-2 text-start`,
    mark: `${mark} size-10 rounded-lg [&>svg]:size-5`,
    label: 'flex-1 font-semibold',
    hasChevron: true,
  },
  compact: {
    list: 'grid grid-cols-2 gap-2 sm:grid-cols-4',
    tile: `${tile} min-h-12 items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-start`,
    mark: 'grid shrink-0 place-items-center text-primary [&>svg]:size-5',
    label: 'text-sm font-semibold leading-tight',
    hasChevron: false,
  },
};
