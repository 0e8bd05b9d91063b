import type { BettingTexts } from './en.ts';

export const hi: BettingTexts = {
  title: 'बेट स्लिप',
  amount: 'रकम',
  stakes: 'स्टेक',
  done: 'पक्का करें',
  close: 'बंद करें',
  secondsLeft: 'बचे सेकंड',
  profit: 'लाभ',
  loss: 'हानि',
  moved: (old: string, now: string) => `भाव ${old} से ${now} हो गया`,
  take: (now: string) => `${now} लें`,
  suspended: 'यह भाव अभी सस्पेंड है',
  stale: 'भाव पुराने हैं: उनके लौटने तक सौदा नहीं हो सकता',
  placing: 'सौदा किया जा रहा है…',
  placed: 'सौदा सफल रहा',
  notPlaced: 'सौदा नहीं हुआ!',
  takenAt: (taken, asked) => `आपका सौदा पहुँचने पर जो भाव था, ${taken}, उस पर लिया गया। आपने ${asked} माँगा था।`,
};
