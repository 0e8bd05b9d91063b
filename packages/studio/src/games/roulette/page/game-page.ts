import type { GamePage } from '../../../pages/game-page.ts';
import { useRouletteTexts } from '../texts/texts.ts';

export const roulettePage: GamePage = {
  load: async () => (await import('./roulette-game.tsx')).RouletteGame,
  async loadCard(language) {
    const [{ WheelArt: Art }, { roulette }] = await Promise.all([
      import('./lobby-art.tsx'),
      useRouletteTexts.load(language),
    ]);
    return { Art, title: roulette.title, line: roulette.lobbyLine };
  },
  async loadNames(language) {
    const [{ formatOption }, texts] = await Promise.all([
      import('./format-spot.ts'),
      useRouletteTexts.load(language),
    ]);
    return (option) => formatOption(texts, option);
  },
};
