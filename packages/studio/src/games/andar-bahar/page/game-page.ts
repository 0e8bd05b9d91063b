import type { GamePage } from '../../../pages/game-page.ts';
import { useAndarBaharTexts } from '../texts/texts.ts';

export const andarBaharPage: GamePage = {
  load: async () => (await import('./andar-bahar-game.tsx')).AndarBaharGame,
  async loadCard(language) {
    const [{ MatchArt: Art }, { andarBahar }] = await Promise.all([
      import('./lobby-art.tsx'),
      useAndarBaharTexts.load(language),
    ]);
    return { Art, title: andarBahar.title, line: andarBahar.lobbyLine };
  },
  async loadNames(language) {
    const [{ formatAndarBahar }, texts] = await Promise.all([
      import('./format-andar-bahar.ts'),
      useAndarBaharTexts.load(language),
    ]);
    return (option) => formatAndarBahar(texts, option);
  },
};
