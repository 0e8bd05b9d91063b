import { classes } from '@maidan/ui/classes.ts';
import { ChevronRight } from '@maidan/ui/icons/signs.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { aviatorEventId, pathTo } from '../../paths.ts';
import { useTexts } from '../../texts/texts.ts';
import type { DisclaimedGame } from './casino-disclaimer.tsx';
import { layoutLooks } from './layouts.ts';
import { tilePictures } from './tile-pictures.ts';
import type { ShownTile } from './tiles.ts';

interface DashboardTileProps {
  readonly shown: ShownTile;
  readonly onGame: (game: DisclaimedGame) => void;
}

export function DashboardTile({ shown, onGame }: DashboardTileProps) {
  const { dashboard, look: brandLook } = useBrand();
  const { dashboard: texts } = useTexts();
  const look = layoutLooks[dashboard.layout];
  const { tile, target, icon: Icon } = shown;
  const lead = tile === 'inplay' ? look.lead : undefined;
  const tileLook = classes(look.tile, lead);
  const picture = look.hasPictures && brandLook.tile === 'picture' ? tilePictures[tile] : undefined;

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

  if (tile === 'aviator' && dashboard.aviatorFullPageLoad) {
    return (
      <a href={pathTo('aviator', { eventId: aviatorEventId })} className={tileLook}>
        {face}
      </a>
    );
  }
  if ('path' in target) {
    return (
      <Link to={target.path} className={tileLook}>
        {face}
      </Link>
    );
  }
  return (
    <button type="button" aria-haspopup="dialog" className={tileLook} onClick={() => onGame(target.game)}>
      {face}
    </button>
  );
}
