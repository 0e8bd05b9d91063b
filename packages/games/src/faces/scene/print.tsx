import type { CSSProperties } from 'react';
import { Emblem } from '../emblems/emblem.tsx';
import { placeTitle } from '../place-title.ts';
import type { SceneBox, ScenePlace } from './scene-layout.ts';

const at = ({ x, y, width, height }: SceneBox): CSSProperties => ({ left: x, top: y, width, height });

export type PlaceState = 'waiting' | 'won' | 'lost';

export interface PrintProps {
  readonly places: readonly ScenePlace[];
  readonly stateOf: (place: string) => PlaceState;
}

function Slots({ place }: { readonly place: ScenePlace }) {
  const { x, y, cardWidth, offset, slots, space } = place.cards;
  const isFan = offset < cardWidth;
  const size = { top: y, width: isFan ? space : cardWidth, height: cardWidth * 1.4 };
  return Array.from({ length: isFan ? 1 : slots }, (_, nth) => x + nth * offset).map((left) => (
    <div key={left} className="mt-slot" style={{ ...size, left }} />
  ));
}

/** Boxes and empty card slots, drawn under the cards, and the highlight of the winner. */
export function BoxPrint({ places, stateOf }: PrintProps) {
  return places.map((place) => {
    const { box } = place;
    const pool = { left: box.x + box.width / 2, top: box.y + box.height / 2, width: box.width * 1.6 };
    return (
      <div key={place.id} data-state={stateOf(place.id)} className="mt-place">
        <div className="mt-beam" style={{ left: pool.left, width: box.width * 1.3 }} />
        <div className="mt-pool" style={{ ...pool, height: box.height * 1.4 }} />
        <div className="mt-box" style={at(box)} />
        <Slots place={place} />
        {place.emblem !== undefined && (
          <div
            className="mt-crest"
            style={{ left: pool.left, top: place.cards.y + place.cards.cardWidth * 0.7 }}
          >
            <Emblem name={place.emblem} size={52} />
          </div>
        )}
      </div>
    );
  });
}

/** Boxes narrower than this set their title with less letter spacing. */
const narrowBelow = 96;

export interface WordPrintProps extends PrintProps {
  /** By place, or by the place's title. */
  readonly titles: Readonly<Record<string, string>> | undefined;
  readonly narrowTitles: Readonly<Record<string, string>> | undefined;
  /** The name of a hand or another text about its cards, by place. */
  readonly captions: Readonly<Record<string, string>> | undefined;
  /** Places whose captions are green. */
  readonly leaders: readonly string[] | undefined;
  /** How long the newest card still lies face down, until when its place's caption is not printed. */
  readonly hidden?: { readonly place: string; readonly ms: number } | undefined;
}

const shownAfter = (ms: number) => ({ '--shown-after': `${ms}ms` }) as CSSProperties;

const isNarrow = ({ titleAt, box }: ScenePlace): boolean => titleAt === 'above' && box.width < narrowBelow;

/** The dimming of the losers, and the texts above it. */
export function WordPrint(props: WordPrintProps) {
  const { places, stateOf, titles, narrowTitles, captions, leaders, hidden } = props;
  return places.map((place) => (
    <div key={place.id} data-state={stateOf(place.id)} className="mt-place">
      <div className="mt-shade" style={at(place.box)} />
      <div
        className="mt-words"
        data-at={place.titleAt}
        data-narrow={isNarrow(place) || undefined}
        style={at(place.box)}
      >
        <b className="mt-title" dir="auto">
          {placeTitle(isNarrow(place) ? { ...titles, ...narrowTitles } : titles, place.id, place.title)}
        </b>
        <span
          key={captions?.[place.id]}
          className="mt-caption"
          data-leads={leaders?.includes(place.id) || undefined}
          style={hidden?.place === place.id ? shownAfter(hidden.ms) : undefined}
          dir="auto"
        >
          {captions?.[place.id]}
        </span>
      </div>
    </div>
  ));
}
