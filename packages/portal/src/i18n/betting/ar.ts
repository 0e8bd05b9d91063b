import type { BettingTexts } from './en.ts';

export const ar: BettingTexts = {
  title: 'قسيمة الرهان',
  amount: 'المبلغ',
  stakes: 'المبالغ',
  done: 'تأكيد',
  close: 'إغلاق',
  secondsLeft: 'الثواني المتبقية',
  profit: 'الربح',
  loss: 'الخسارة',
  moved: (old: string, now: string) => `تغير السعر من ${old} إلى ${now}`,
  take: (now: string) => `خذ ${now}`,
  suspended: 'هذا السعر موقوف الآن',
  stale: 'الأسعار قديمة: لا يمكن الرهان حتى تعود',
  placing: 'جارٍ تسجيل رهانك…',
  placed: 'تم تسجيل الرهان بنجاح',
  notPlaced: 'لم يُسجل الرهان!',
  takenAt: (taken, asked) => `قُبل بسعر ${taken}، وهو السعر عند وصول رهانك. السعر الذي طلبته: ${asked}.`,
};
