import { launchedGameIds } from '@maidan/contract/wire';
import { SymbolSheet } from '@maidan/games/boards';
import { postToParent } from '../frame-messages.ts';
import { GameHeader } from '../parts/game-header.tsx';
import { useStudio } from '../session/studio-context.ts';
import { type DrawnGame, GameArt } from './game-art.tsx';
import './lobby.css';

/** All games of the studio. The portal opens the chosen one, with a new token. */
export function Lobby() {
  const { texts } = useStudio();
  const { lobby } = texts;
  const names: Readonly<Record<DrawnGame, string>> = {
    roulette: texts.roulette.title,
    'dus-ka-dum': texts.dusKaDum.title,
    'andar-bahar': texts.andarBahar.title,
    ludo: lobby.ludo,
  };
  const listed = Object.keys(names) as DrawnGame[];
  return (
    <>
      <GameHeader title={lobby.title} />
      <SymbolSheet letter="M" />
      <div className="lb">
        <p>{lobby.intro}</p>
        <ul>
          {listed.map((game) => (
            <li key={game}>
              <button
                type="button"
                className="lb-card"
                data-game={game}
                onClick={() => postToParent({ type: 'maidan:open', gameId: launchedGameIds[game] })}
              >
                <GameArt game={game} />
                <span className="st-unseen">{lobby.play(names[game])}</span>
                <span className="lb-words">
                  <b aria-hidden="true">{names[game]}</b>
                  <span>{lobby.lines[game]}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
