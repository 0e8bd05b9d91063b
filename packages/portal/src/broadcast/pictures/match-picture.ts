import type { ScorePicture, StatusLine } from '@maidan/contract/wire';

/** What /cache/score answers. A feed may send a detail that is not whole: it is checked before it is drawn. */
export type MatchPicture = ScorePicture;
export type Sport = MatchPicture['match']['sport'];
export type Pair = readonly [number, number];

/** What the style sheets call the sides, in the order of the match's teams. */
export const sides = ['one', 'two'] as const;
export type Side = (typeof sides)[number];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

type Kind = 'string' | 'number' | 'list' | 'status';

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'status' ? isFields(value) && typeof value.text === 'string' : typeof value === kind;
}

/** The detail, if every named field is there in its kind ('list' is an array). */
export function readDetail<Detail>(
  picture: MatchPicture,
  kinds: Readonly<Record<string, Kind>>,
): Detail | undefined {
  const detail: unknown = picture.score?.detail;
  if (!isFields(detail)) return undefined;
  const isWhole = Object.entries(kinds).every(([name, kind]) => isOfKind(detail[name], kind));
  return isWhole ? (detail as Detail) : undefined;
}

export function isOver({ match }: MatchPicture): boolean {
  return match.status === 'completed' || match.status === 'abandoned';
}

/** Nobody should take what is shown for a match being played elsewhere at this moment. */
export function originOf({ match }: MatchPicture): 'recorded' | 'simulated' {
  return match.isRecording === true ? 'recorded' : 'simulated';
}

/** The status line of the feed, whatever the sport. */
export function statusOf(picture: MatchPicture): StatusLine {
  return readDetail<{ status: StatusLine }>(picture, { status: 'status' })?.status ?? { text: '' };
}
