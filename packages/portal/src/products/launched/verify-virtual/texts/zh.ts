import type { VirtualProofTexts } from './en.ts';

export const zh: VirtualProofTexts = {
  committed: '下注之前：庄家的承诺',
  committedHint: '庄家种子的 SHA-256，在您下注前显示',
  yours: '您自己的种子',
  yoursHint: '与您的注单一起发送，此时庄家已无法更换种子',
  revealed: '开奖之后：庄家的种子',
  drawn: '两个种子得出结果',
  drawnHint: '以庄家种子为密钥，对本局与您的种子计算 HMAC-SHA256',
  shown: '显示值',
  found: '计算值',
  bets: '本局的注单',
  points: (points) => `${points} 点`,
  version: (game, version) => `${game} 规则，版本 ${version}`,
  checks: {
    record: '庄家的种子可以读取',
    seed: '种子的哈希与之前显示的一致',
    version: '本局使用的就是这套规则',
    outcome: '结果就是两个种子得出的结果',
    bet: '该注已按应得金额赔付',
    paid: '所有注单合计已按应得金额赔付',
  },
};
