/** One part of an effect: a tone or band-filtered noise, with gliding pitch and decaying volume. */
export interface Stroke {
  readonly kind: 'tone' | 'noise';
  readonly startMs: number;
  readonly lengthMs: number;
  readonly fromHz: number;
  readonly toHz: number;
  readonly gain: number;
}

export const stroke = (
  kind: Stroke['kind'],
  startMs: number,
  lengthMs: number,
  fromHz: number,
  toHz: number,
  gain: number,
): Stroke => ({ kind, startMs, lengthMs, fromHz, toHz, gain });
