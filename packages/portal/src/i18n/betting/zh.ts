import type { BettingTexts } from './en.ts';

export const zh: BettingTexts = {
  title: '投注单',
  amount: '金额',
  stakes: '投注额',
  done: '确定',
  close: '关闭',
  secondsLeft: '剩余秒数',
  profit: '盈利',
  loss: '亏损',
  moved: (old: string, now: string) => `赔率从 ${old} 变为 ${now}`,
  take: (now: string) => `接受 ${now}`,
  suspended: '此赔率目前已暂停',
  stale: '赔率已过期：恢复之前无法投注',
  placing: '正在投注…',
  placed: '投注成功',
  notPlaced: '投注未成功！',
  takenAt: (taken, asked) => `按投注到达时的价格 ${taken} 成交。您要求的价格是 ${asked}。`,
};
