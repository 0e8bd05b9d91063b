import './studio.css';
import { nightAttribute } from '@maidan/games/boards';
import { setPageLanguage } from '@maidan/ui/dictionary.ts';
import { createRoot } from 'react-dom/client';
import { gameOfPath, loadPage } from './games.ts';
import { openSession, takeLaunch } from './session/take-launch.ts';
import { StudioApp } from './studio-app.tsx';
import { languageOf, studioTexts } from './texts/studio-texts.ts';

async function start(): Promise<void> {
  const root = document.getElementById('game');
  if (root === null) throw new Error('The page has no place for the game.');
  // The portal passes its language in the address of the frame.
  const language = languageOf(new URLSearchParams(location.search).get('lang'));
  const { token, secret } = takeLaunch(location, history);
  const name = gameOfPath(location.pathname);
  document.documentElement.setAttribute(nightAttribute, '');
  if (new URLSearchParams(location.search).get('theme') === 'light') {
    document.documentElement.dataset.theme = 'light';
  }
  // Both at once: the token is exchanged while the game loads.
  const opening = token === undefined ? undefined : openSession(token);
  const game = name === undefined ? undefined : loadPage(name);
  const texts = await studioTexts.load(language);
  setPageLanguage(language);
  createRoot(root).render(<StudioApp texts={texts} opening={opening} game={game} secret={secret} />);
}

void start();
