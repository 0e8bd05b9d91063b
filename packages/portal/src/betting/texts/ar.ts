import { arabicCount } from '@maidan/ui/format/arabic-count.ts';
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
  placing: 'جارٍ وضع رهانك…',
  placed: 'تم وضع الرهان بنجاح',
  notPlaced: 'لم يوضع الرهان!',
  unanswered: 'ربما وُضع الرهان رغم ذلك. إرساله مرة أخرى لا يضعه مرتين.',
  sendAgain: 'إرسال مرة أخرى',
  takenAt: (taken, requested) =>
    `قُبل بسعر ${taken}، وهو السعر عند وصول رهانك. السعر الذي طلبته: ${requested}.`,
  place: (amount, price) => `راهن ${amount} @ ${price}`,
  clear: 'مسح',
  max: 'الأقصى',
  stake: 'المبلغ',
  canWin: 'يمكن أن تربح',
  settledLately: 'سُوّيت مؤخرًا',
  roundsSettled: (count) =>
    `تمت تسوية ${arabicCount(count, { one: 'جولة واحدة', two: 'جولتين', few: 'جولات', other: 'جولة' })}`,
  details: 'التفاصيل',
  tapPrice: 'اضغط على سعر لفتح القسيمة',
  closing: 'القسيمة على وشك الإغلاق',
  timeUp: 'انتهى الوقت: أُغلقت القسيمة ولم يوضع رهان',
  noAmount: 'لم يُدخل مبلغ: أُغلقت القسيمة ولم يوضع رهان',
  minMax: (min: string, max: string) => `الأدنى ${min} / الأقصى ${max}`,
  belowMin: (min) => `الحد الأدنى للرهان ${min}`,
  aboveMax: (max) => `الحد الأقصى للرهان ${max}`,
  uncovered: (needed, available) =>
    `يحتاج هذا الرهان إلى ${arabicCount(needed, { one: 'عملة واحدة', two: 'عملتين', few: 'عملات', other: 'عملة' })} والمتاح ${available}`,
};
