import type { GamePage } from '../../../pages/game-page.ts';
import { studioTexts } from '../../../pages/texts/studio-texts.ts';

export const ludoPage: GamePage = {
  load: async () => (await import('./ludo-page.tsx')).LudoPage,
  async loadCard(language) {
    const [{ LudoArt: Art }, { lobby }] = await Promise.all([
      import('./lobby/lobby-card-art.tsx'),
      studioTexts.load(language),
    ]);
    return { Art, title: lobby.ludo, line: lobby.ludoLine };
  },
};
