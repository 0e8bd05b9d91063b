import type { LudoProofTexts } from './en.ts';

export const zh: LudoProofTexts = {
  checking: '正在重新进行这局游戏…',
  committed: '开局前：庄家作出承诺',
  committedHint: '庄家种子的 SHA-256，在任何人下注前显示',
  players: '双方玩家的种子',
  playersHint: '在任何一方公开之前，每个种子都已由其哈希固定',
  house: '庄家',
  seat: (seat: string) => `座位 ${seat}`,
  version: (version: number) => `快速飞行棋规则，版本 ${version}`,
  revealed: '终局后：庄家的种子',
  dice: '三个种子决定每一次掷骰',
  diceHint: '以庄家种子为密钥，对局号、双方种子和骰子序号的 HMAC-SHA256',
  played: '逐步回放',
  checks: {
    record: '庄家的种子可以读取',
    version: '这就是本局所用的规则',
    'server-seed': '庄家种子的哈希与事先显示的一致',
    seeds: '玩家种子的哈希与事先显示的一致',
    toss: '先手由抛掷决定',
    dice: '每一次掷骰都由种子得出',
    moves: '每一步都合法，且轮到该方',
    house: '庄家按公布的方法走棋，没有预知骰子',
    score: '得分与走法一致',
    result: '游戏按规则结束',
  },
};
