import type { GamePage } from '../../../pages/game-page.ts';
import { andarBaharTexts } from '../texts/texts.ts';

export const andarBaharPage: GamePage = {
  load: async () => (await import('./andar-bahar-game.tsx')).AndarBaharGame,
  async loadCard(language) {
    const [{ MatchArt: Art }, { andarBahar }] = await Promise.all([
      import('./lobby-art.tsx'),
      andarBaharTexts.load(language),
    ]);
    return { Art, title: andarBahar.title, line: andarBahar.lobbyLine };
  },
  async loadNames(language) {
    const [{ sayAndarBahar }, texts] = await Promise.all([
      import('./say-andar-bahar.ts'),
      andarBaharTexts.load(language),
    ]);
    return (option) => sayAndarBahar(texts, option);
  },
};
