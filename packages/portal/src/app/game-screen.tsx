import { useEffect } from 'react';
import { useParams } from 'react-router';
import { nameWindow } from '../brand/brand.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { NoticePage } from './notice-page.tsx';
import { gameWithWord } from './screen-frame.ts';

/**
 * Everything no other route matches: a game at an address of its own, or an unknown address. Sets the
 * window's title, as the shell knows neither.
 */
export function GameScreen() {
  const { screens } = useTexts();
  const language = useLanguage();
  const game = gameWithWord(useParams().game);
  const title = game?.titleIn(language) ?? screens.notFound;
  useEffect(() => nameWindow(title), [title]);
  if (!game) return <NoticePage title={title} body={screens.notFoundBody} />;
  return <game.Page notYet={<NoticePage title={title} news={screens.notYet} body={screens.notYetBody} />} />;
}
