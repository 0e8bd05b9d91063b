import { memo } from 'react';
import { type Cloth, sceneHeight } from './scene-layout.ts';
import { dealerArt, frontArt, sleeveArt, standArt, tableArt } from './table-art.ts';

const kept = new Map<string, string>();
const keptMax = 16;

/** A picture that the browser renders once and caches. */
function picture(key: string, width: number, height: number, draw: () => string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  if (kept.size >= keptMax) kept.clear();
  kept.set(key, address);
  return address;
}

const dealer = () => picture('dealer', 156, 104, () => dealerArt);
const sleeve = () => picture('sleeve', 156, 104, () => sleeveArt);

interface BackdropProps {
  readonly cloth: Cloth;
  readonly width: number;
  /** Cards dealt so far: with each one the dealer's sleeve moves to the shoe. */
  readonly reaches: number;
}

/** The background behind the cards: stand, dealer, table. */
export const Backdrop = memo(function Backdrop({ cloth, width, reaches }: BackdropProps) {
  return (
    <>
      <img
        width={width}
        height={sceneHeight}
        alt=""
        className="mt-layer"
        src={picture(`stand ${width}`, width, sceneHeight, () => standArt(width))}
      />
      <div className="mt-dealer">
        <img src={dealer()} width={156} height={104} alt="" />
        <img
          key={reaches}
          className={reaches > 0 ? 'mt-sleeve mt-reach' : 'mt-sleeve'}
          src={sleeve()}
          width={156}
          height={104}
          alt=""
        />
      </div>
      <img
        width={width}
        height={sceneHeight}
        alt=""
        className="mt-layer"
        src={picture(`table ${cloth} ${width}`, width, sceneHeight, () => tableArt(cloth, width))}
      />
    </>
  );
});

/** The layer in front of cards and chips. */
export const Front = memo(function Front({ width }: { readonly width: number }) {
  return (
    <img
      className="mt-layer mt-front"
      width={width}
      height={sceneHeight}
      alt=""
      src={picture(`front ${width}`, width, sceneHeight, () => frontArt(width))}
    />
  );
});
