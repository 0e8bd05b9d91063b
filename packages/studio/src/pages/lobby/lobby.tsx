import type { Language } from '@maidan/contract/wire';
import { SymbolSheet } from '@maidan/games/boards';
import { use } from 'react';
import { studioGameIds } from '../../rules/virtual-games.ts';
import { postToParent } from '../frame-messages.ts';
import type { LobbyCard } from '../game-page.ts';
import { listedGames } from '../listed-games.ts';
import { GameHeader } from '../parts/game-header.tsx';
import { useStudio } from '../session/studio-context.ts';
import './lobby.css';

type ListedGame = keyof typeof listedGames;
interface ListedCard extends LobbyCard {
  readonly game: ListedGame;
}

const loading = new Map<Language, Promise<ListedCard[]>>();

/** Always the same promise, so that the lobby can suspend on it. */
function loadCards(language: Language): Promise<ListedCard[]> {
  const games = Object.keys(listedGames) as ListedGame[];
  const cards =
    loading.get(language) ??
    Promise.all(games.map(async (game) => ({ game, ...(await listedGames[game].loadCard(language)) })));
  loading.set(language, cards);
  return cards;
}

/** All games of the studio. The portal opens the chosen one, with a new token. */
export function Lobby() {
  const { texts, language } = useStudio();
  const { lobby } = texts;
  return (
    <>
      <GameHeader title={lobby.title} />
      <SymbolSheet letter="M" />
      <div className="lb">
        <p>{lobby.intro}</p>
        <ul>
          {use(loadCards(language)).map(({ game, title, line, Art }) => (
            <li key={game}>
              <button
                type="button"
                className="lb-card"
                data-game={game}
                onClick={() => postToParent({ type: 'maidan:open', gameId: studioGameIds[game] })}
              >
                <svg
                  className="lb-art"
                  viewBox="0 0 320 180"
                  preserveAspectRatio="xMaxYMid slice"
                  aria-hidden="true"
                >
                  <Art />
                </svg>
                <span className="st-unseen">{lobby.play(title)}</span>
                <span className="lb-words">
                  <b aria-hidden="true">{title}</b>
                  <span>{line}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
