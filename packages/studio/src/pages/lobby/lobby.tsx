import { SymbolSheet } from '@maidan/games/boards';
import { createTexts } from '@maidan/ui/texts.ts';
import { studioGameIds } from '../../rules/virtual-games.ts';
import { postToParent } from '../frame-messages.ts';
import type { LobbyCard } from '../game-page.ts';
import { listedGames } from '../listed-games.ts';
import { GameHeader } from '../parts/game-header.tsx';
import { useStudio } from '../session/studio-context.ts';
import { inEveryLanguage } from '../texts/studio-texts.ts';
import './lobby.css';

type ListedGame = keyof typeof listedGames;
interface ListedCard extends LobbyCard {
  readonly game: ListedGame;
}

const games = Object.keys(listedGames) as ListedGame[];

const useCards = createTexts<readonly ListedCard[]>(
  inEveryLanguage((language) =>
    Promise.all(games.map(async (game) => ({ game, ...(await listedGames[game].loadCard(language)) }))),
  ),
);

/** All games of the studio. The portal opens the chosen one, with a new token. */
export function Lobby() {
  const { lobby } = useStudio().texts;
  const cards = useCards();
  return (
    <>
      <GameHeader title={lobby.title} />
      <SymbolSheet letter="M" />
      <div className="lb">
        <p>{lobby.intro}</p>
        <ul>
          {cards.map(({ game, title, line, Art }) => (
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
