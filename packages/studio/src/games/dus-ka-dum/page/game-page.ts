import type { GamePage } from '../../../pages/game-page.ts';
import { useDusKaDumTexts } from '../texts/texts.ts';

export const dusKaDumPage: GamePage = {
  load: async () => (await import('./dus-ka-dum-game.tsx')).DusKaDumGame,
  async loadCard(language) {
    const [{ CardsArt: Art }, { dusKaDum }] = await Promise.all([
      import('./lobby-art.tsx'),
      useDusKaDumTexts.load(language),
    ]);
    return { Art, title: dusKaDum.title, line: dusKaDum.lobbyLine };
  },
  async loadNames(language) {
    const [{ formatDusKaDum }, texts] = await Promise.all([
      import('./format-dus-ka-dum.ts'),
      useDusKaDumTexts.load(language),
    ]);
    return (option) => formatDusKaDum(texts, option);
  },
};
