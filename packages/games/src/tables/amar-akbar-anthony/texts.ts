import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: {
    options: { Amar: 'أمار', Akbar: 'أكبر', Anthony: 'أنتوني', Under: 'أقل من', Over: 'أكثر من' },
    words: { amar: 'أمار', akbar: 'أكبر', anthony: 'أنتوني' },
  },
  es: {
    options: { Under: 'Menos de', Over: 'Más de' },
    words: { amar: 'Amar', akbar: 'Akbar', anthony: 'Anthony' },
  },
  fr: {
    options: { Under: 'Moins de', Over: 'Plus de' },
    words: { amar: 'Amar', akbar: 'Akbar', anthony: 'Anthony' },
  },
  hi: {
    options: { Amar: 'अमर', Akbar: 'अकबर', Anthony: 'एंथनी', 'Under 7': '7 से कम', 'Over 7': '7 से ज़्यादा' },
    words: { amar: 'अमर', akbar: 'अकबर', anthony: 'एंथनी' },
  },
  it: {
    options: { Under: 'Meno di', Over: 'Più di' },
    words: { amar: 'Amar', akbar: 'Akbar', anthony: 'Anthony' },
  },
  zh: {
    options: { Under: '小于', Over: '大于' },
    words: { amar: 'Amar', akbar: 'Akbar', anthony: 'Anthony' },
  },
};
