import { BoardArt } from '../board/board-art.tsx';
import { Pawn } from '../board/pawn.tsx';
import { DieFace } from '../table/die.tsx';

/** A board at an angle, with tokens and a die on it. */
export function LobbyArt() {
  return (
    <div className="lu-scene" aria-hidden="true">
      <div className="lu-scene-board">
        <BoardArt you="A" />
      </div>
      <span className="lu-scene-pawn" data-at="near">
        <Pawn seat="A" />
      </span>
      <span className="lu-scene-pawn" data-at="far">
        <Pawn seat="B" />
      </span>
      <span className="lu-scene-die">
        <DieFace die={6} />
      </span>
    </div>
  );
}
