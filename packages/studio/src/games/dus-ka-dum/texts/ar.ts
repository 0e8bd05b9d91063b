import type { DusKaDumWords } from './en.ts';

export const ar: DusKaDumWords = {
  dusKaDum: {
    title: 'داس كا دَم',
    lobbyLine: 'عشر أوراق، واحدة تُقلب',
    names: ['إكّا', 'دُكّي', 'تِكّي', 'تشَوكي', 'پنجي', 'چَكّي', 'سَتّي', 'أَتّي', 'نهلي', 'دَسّي'],
    lowRange: '\u20661-5\u2069',
    highRange: '\u20666-10\u2069',
    exact: 'ورقة بعينها',
    card: 'الورقة',
    result: (name, card) => `${name}، ${card}`,
  },
};
