import type { ResultsTexts } from './en.ts';
import { namePlayers } from './name-players.ts';

export const ar: ResultsTexts = {
  words: {
    ...namePlayers((number) => `اللاعب ${number}`),
    a: 'اللاعب A',
    b: 'اللاعب B',
    player: 'اللاعب',
    banker: 'المصرفي',
    dealer: 'الموزع',
    board: 'الطاولة',
    low: 'الأوراق المنخفضة',
    high: 'الأوراق العالية',
    runs: 'النقاط',
    spade: 'البستوني',
    heart: 'الكبة',
    club: 'السباتي',
    diamond: 'الديناري',
  },
  total: 'المجموع',
  notAvailable: 'النتيجة غير متاحة',
  unknownGame: (gtype) => `لا يوجد عرض لنتيجة هذه اللعبة: ${gtype}`,
  partnership: 'تفاصيل الشراكة',
  openRound: (roundId) => `نتيجة الجولة ${roundId}`,
  corrected: 'تم تصحيح النتيجة',
  voided: 'الجولة ملغاة: أعيدت كل الرهانات',
  was: 'كانت',
  now: 'الآن',
  void: 'ملغاة',
  nobody: 'لم يفز أي خيار',
  why: 'السبب',
  correctedProof:
    'يجري التحقق أدناه من البذرة والأوراق والنتيجة الأولى. دُفعت الرهانات حسب النتيجة المصححة لا حسب الأوراق.',
  voidProof: 'يجري التحقق أدناه من البذرة والأوراق. أعيدت كل الرهانات.',
};
