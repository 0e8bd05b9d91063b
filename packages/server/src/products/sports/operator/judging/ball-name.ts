import type { BallReference } from '@maidan/sports';
import { UsageError } from '../../../../operator/command-error.ts';

/**
 * A ball in an operator's notation: innings from 1, over from 0 as scorers write it, delivery of the over from 1 with wides and
 * no-balls counted. 2.17.3 is the third delivery of the eighteenth over of the second innings.
 */
export const ballName = ({ innings, over, delivery }: BallReference): string =>
  `${innings + 1}.${over}.${delivery + 1}`;

export function readBallName(text: string): BallReference {
  const parts = /^([1-9]\d?)\.(\d{1,3})\.([1-9]\d?)$/.exec(text);
  if (parts === null)
    throw new UsageError(
      `"${text}" is not a ball: expected INNINGS.OVER.DELIVERY as in 2.17.3, the third delivery after 17 overs of the second innings.`,
    );
  return { innings: Number(parts[1]) - 1, over: Number(parts[2]), delivery: Number(parts[3]) - 1 };
}
