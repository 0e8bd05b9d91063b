import { formatSummary } from '../../format/coins.ts';
import { sumCoins } from '../../format/sum-coins.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import type { ToastAction } from '../../ui/toasts/toast-list.ts';
import { listSettled, type SettledNotice } from './settled-notices.ts';

/** Long enough to be read. */
const noticeMs = 5_000;
/** Many may settle at once: more than these are announced together. */
const apartMost = 2;

interface Announcing {
  /** What is said of several. */
  readonly several: (count: number) => string;
  /** Is before the player's eyes where it was settled: listed alone. */
  readonly isSeen?: (notice: SettledNotice) => boolean;
  /** The way to the story of one; undefined leads to all. */
  readonly wayTo?: (to: string | undefined) => ToastAction;
}

const signed = (coins: number) => `${coins > 0 ? '+' : ''}${formatSummary(coins)}`;

/** What was settled announces itself: in the list, and in a toast of its own or, of many, in one for all. */
export function announceSettled(
  settled: readonly SettledNotice[],
  { several, isSeen = () => false, wayTo }: Announcing,
): void {
  if (settled.length === 0) return;
  listSettled(settled);
  const said = settled.filter((notice) => !isSeen(notice));
  const say = (title: string, coins: number, to: string | undefined) =>
    toast[coins < 0 ? 'info' : 'success'](signed(coins), {
      title,
      durationMs: noticeMs,
      action: wayTo?.(to),
      isSum: true,
    });
  if (said.length <= apartMost) for (const { title, profit, to } of said) say(title, profit, to);
  else say(several(said.length), sumCoins(said.map(({ profit }) => profit)), undefined);
}
