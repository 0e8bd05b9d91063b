import type { MatchPicture } from '../match-picture.ts';

export type Loaded =
  | {
      readonly kind: 'fresh';
      readonly picture: MatchPicture;
      readonly tag: string;
      readonly houseNow: number;
    }
  | { readonly kind: 'same'; readonly houseNow: number }
  | { readonly kind: 'unknown' };

const limitMs = 5_000;

/** Loads the picture of a match, unless it is unchanged since the tag. */
export async function loadPicture(eventId: string, tag: string | undefined): Promise<Loaded> {
  const response = await fetch(`/cache/score/${encodeURIComponent(eventId)}`, {
    headers: tag === undefined ? {} : { 'if-none-match': tag },
    signal: AbortSignal.timeout(limitMs),
  });
  if (response.status === 404) return { kind: 'unknown' };
  // The house's clock, so that a countdown does not depend on the phone's clock.
  const houseNow = Date.parse(response.headers.get('date') ?? '');
  if (response.status === 304) return { kind: 'same', houseNow };
  if (!response.ok) throw new Error(`The picture of the match was refused with ${response.status}`);
  const picture: MatchPicture = await response.json();
  return { kind: 'fresh', picture, tag: response.headers.get('etag') ?? '', houseNow };
}
