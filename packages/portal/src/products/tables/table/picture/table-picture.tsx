import type { CasinoGame } from '@maidan/contract/wire';
import { PlayingCard, type TableFace } from '@maidan/games/boards';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../../../texts/texts.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useClock } from '../live/live-table.tsx';
import type { RoundNow } from '../live/table-store.ts';
import { captionsOf, placeName } from '../results/format-result.ts';
import { LivePicture } from './live-picture.tsx';
import { clockOf, placesOf } from './scene-of-round.ts';

interface TablePictureProps extends ComponentProps<typeof LivePicture> {
  readonly detail: CasinoGame;
}

/** The house's own scene, or the operator's stream where one is set. */
export function TablePicture({ detail, ...shown }: TablePictureProps) {
  const stream = streamOf(detail);
  return stream === undefined ? <LivePicture {...shown} /> : <StreamPicture address={stream} {...shown} />;
}

interface StreamPictureProps {
  readonly address: string;
  readonly face: TableFace;
  readonly title: string;
  readonly round: RoundNow;
}

const cardWidth = 30;

/** Document 2, section 2: the video, the cards over it, and the countdown at the bottom right. */
export function StreamPicture({ address, face, title, round }: StreamPictureProps) {
  const texts = useTableTexts();
  const now = useClock();
  const clock = now && clockOf(round.phase, now, texts.next);
  const places = placesOf(face);
  const captions = captionsOf(round.cards, places, { texts, language: useLanguage() }, face);
  const leaders = face.leadersOf?.(round.cards) ?? [];
  return (
    <>
      <iframe
        title={texts.scene(title)}
        src={address}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin"
        className="size-full border-0 bg-black"
      />
      <div className="pointer-events-none absolute inset-0 flex flex-col gap-1 p-2" dir="ltr">
        {places.map((place) => {
          const cards = round.cards.filter((dealt) => dealt.place === place);
          if (cards.length === 0) return null;
          return (
            <div key={place} className="flex items-center gap-1">
              <span className="rounded bg-background/80 px-1.5 text-xs font-semibold">
                {placeName(place, texts)}
              </span>
              {cards.map(({ card }) => (
                <PlayingCard key={card} card={card} width={cardWidth} />
              ))}
              {captions[place] !== undefined && (
                <span
                  data-leads={leaders.includes(place) || undefined}
                  className="figure rounded bg-background/80 px-1.5 data-leads:text-win"
                >
                  {captions[place]}
                </span>
              )}
            </div>
          );
        })}
        {clock && (
          <p
            role="timer"
            className="figure absolute end-3 bottom-3 rounded-full bg-background/85 px-3 py-1 text-2xl"
          >
            {clock.secondsLeft}
          </p>
        )}
      </div>
    </>
  );
}

/** Sent as a whole address to a portal on another host. */
const isHousePage = (address: string): boolean => new URL(address).pathname.startsWith('/table-video/');

/**
 * The operator's own stream; undefined if the address is a page of the house, whose scene is then drawn
 * instead.
 */
export function streamOf(
  detail: Pick<CasinoGame, 'videoUrlType' | 'videoUrl1' | 'videoUrl2'>,
): string | undefined {
  const address = detail[detail.videoUrlType];
  return address.startsWith('https://') && !isHousePage(address) ? address : undefined;
}
