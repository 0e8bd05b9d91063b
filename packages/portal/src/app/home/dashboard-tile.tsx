import { classes } from '@maidan/ui/classes.ts';
import { ChevronRight } from '@maidan/ui/icons/signs.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';
import { layoutLooks, type ShownTile } from './tiles.ts';

interface DashboardTileProps {
  readonly shown: ShownTile;
  /** Called with the page of a tile behind the casino disclaimer. */
  readonly onAsk: (path: string) => void;
}

export function DashboardTile({ shown, onAsk }: DashboardTileProps) {
  const brand = useBrand();
  const { dashboard: texts } = useTexts();
  const look = layoutLooks[brand.dashboard.layout];
  const { tile, size, icon: Icon } = shown;
  const { path, by } = shown.targetOf(brand);
  const lead = size === 'lead' ? look.lead : undefined;
  const tileLook = classes(look.tile, lead);
  const picture = look.hasPictures && brand.look.tile === 'picture' ? shown.picture : undefined;

  const face: ReactNode = (
    <>
      {picture === undefined ? (
        <span aria-hidden="true" className={look.mark}>
          {lead === undefined && <Icon />}
        </span>
      ) : (
        <>
          <img
            src={picture}
            alt=""
            className="absolute inset-0 size-full bg-[#10201a] object-cover object-right"
          />
          <span className="absolute inset-0 bg-linear-to-t from-[#040908e6] via-[#04090873] via-45% to-transparent" />
        </>
      )}
      <span className={classes('relative', look.label, picture !== undefined && 'mt-auto text-white')}>
        {texts.tiles[tile]}
      </span>
      {look.hasChevron && <ChevronRight aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />}
    </>
  );

  if (by === 'reloaded') {
    return (
      <a href={path} className={tileLook}>
        {face}
      </a>
    );
  }
  if (by === 'disclaimed') {
    return (
      <button type="button" aria-haspopup="dialog" className={tileLook} onClick={() => onAsk(path)}>
        {face}
      </button>
    );
  }
  return (
    <Link to={path} className={tileLook}>
      {face}
    </Link>
  );
}
