import { formatSummary, sumCoins } from '@maidan/ui/format/coins.ts';
import { type ToastAction, toast } from '@maidan/ui/toast.tsx';
import { listSettled, type SettledNotice } from './settled-notices.ts';

/** Long enough to read it. */
const noticeMs = 5_000;
/** More than this at once are announced in one toast. */
const apartMost = 2;

interface Announcing {
  /** The title for several. */
  readonly several: (count: number) => string;
  /** The player sees it being settled on this page: it is only added to the list. */
  readonly isSeen?: (notice: SettledNotice) => boolean;
  /** The link to one settled market's story, or to all of them if undefined. */
  readonly wayTo?: (to: string | undefined) => ToastAction;
}

const signed = (coins: number) => `${coins > 0 ? '+' : ''}${formatSummary(coins)}`;

/** Announces settled markets: in the list, and in a toast each or, if there are many, in one for all. */
export function announceSettled(
  settled: readonly SettledNotice[],
  { several, isSeen = () => false, wayTo }: Announcing,
): void {
  if (settled.length === 0) return;
  listSettled(settled);
  const unseen = settled.filter((notice) => !isSeen(notice));
  const show = (title: string, coins: number, to: string | undefined) =>
    toast[coins < 0 ? 'info' : 'success'](signed(coins), {
      title,
      durationMs: noticeMs,
      action: wayTo?.(to),
      isSum: true,
    });
  if (unseen.length <= apartMost) for (const { title, profit, to } of unseen) show(title, profit, to);
  else show(several(unseen.length), sumCoins(unseen.map(({ profit }) => profit)), undefined);
}
