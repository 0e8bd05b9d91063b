import type { LaunchedTexts } from './en.ts';

export const zh: LaunchedTexts = {
  games: {
    lobby: { name: 'Royal Gaming', line: '工作室的所有游戏尽在一处' },
    roulette: { name: '轮盘', line: '单零，投注齐全' },
    'dus-ka-dum': { name: 'Dus Ka Dum', line: '一张牌，十个数字' },
    'andar-bahar': { name: 'Andar Bahar', line: '一按即发牌' },
    ludo: { name: '快速飞行棋', line: '抢先对手一步到家' },
    aviator: { name: 'Aviator', line: '飞走之前及时兑现' },
  },
  allGames: '全部游戏',
  retry: '重试',
  list: {
    none: '目前没有提供任何游戏',
    failed: '无法加载游戏',
    off: '平台已关闭此游戏',
  },
  notOffered: '这里不提供这些游戏',
  noGame: '未找到游戏',
  noGameBody: '地址可能已过期或输入有误。',
  opening: (game) => `正在打开${game}…`,
  slow: '游戏打开较慢，您的网络可能不稳定。',
  failed: {
    title: '此游戏目前无法进行',
    advice: '您的金币由平台妥善保管。请重试，或选择其他游戏。',
    badAddress: '平台给出的地址无法在此显示。',
    noReason: '游戏已停止，未说明原因。',
  },
};
