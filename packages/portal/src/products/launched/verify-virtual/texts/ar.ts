import { arabicCount } from '@maidan/ui/format/arabic-count.ts';
import type { VirtualProofTexts } from './en.ts';

export const ar: VirtualProofTexts = {
  committed: 'قبل رهانك: التزام الدار',
  committedHint: 'بصمة SHA-256 لبذرة الدار، عُرضت قبل رهانك',
  yours: 'بذرتك أنت',
  yoursHint: 'أُرسلت مع رهاناتك حين لم يعد بوسع الدار تغيير بذرتها',
  revealed: 'بعد النتيجة: بذرة الدار',
  drawn: 'البذرتان تعطيان النتيجة',
  drawnHint: 'HMAC-SHA256 للجولة ولبذرتك بمفتاح بذرة الدار',
  shown: 'المعروض',
  found: 'المحسوب',
  bets: 'رهانات هذه الجولة',
  points: (points) => arabicCount(points, { one: 'نقطة واحدة', two: 'نقطتان', few: 'نقاط', other: 'نقطة' }),
  version: (game, version) => `قواعد ${game}، الإصدار ${version}`,
  checks: {
    record: 'يمكن قراءة بذرة الدار',
    seed: 'بصمة البذرة هي التي عُرضت من قبل',
    version: 'هذه هي القواعد التي لُعبت بها الجولة',
    outcome: 'النتيجة هي التي تعطيها البذرتان',
    bet: 'دُفع الرهان كما هو مستحق',
    paid: 'دُفعت الرهانات كلها كما هو مستحق',
  },
};
