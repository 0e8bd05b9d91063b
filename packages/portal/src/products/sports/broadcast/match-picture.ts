import type { ScorePicture, StatusLine } from '@maidan/contract/wire';

/** The answer of /cache/score. A feed may send an incomplete detail: it is checked before it is drawn. */
export type MatchPicture = ScorePicture;
export type Sport = MatchPicture['match']['sport'];
export type Pair = readonly [number, number];

/** The names of the sides in the style sheets, in the order of the match's teams. */
export const sides = ['one', 'two'] as const;
export type Side = (typeof sides)[number];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

type Kind = 'string' | 'number' | 'list' | 'status';

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'status' ? isFields(value) && typeof value.text === 'string' : typeof value === kind;
}

/** The detail, if every named field is present and of its type ('list' is an array). */
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

/** Shown so that nobody takes it for a match being played elsewhere now. */
export function originOf({ match }: MatchPicture): 'recorded' | 'simulated' {
  return match.isRecording === true ? 'recorded' : 'simulated';
}

/** The feed's status line, for any sport. */
export function statusOf(picture: MatchPicture): StatusLine {
  return readDetail<{ status: StatusLine }>(picture, { status: 'status' })?.status ?? { text: '' };
}
