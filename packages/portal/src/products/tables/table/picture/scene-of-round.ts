import type { Language } from '@maidan/contract/wire';
import { placeTitle, type SceneCard, type SceneProps, type TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import type { TableTexts } from '../../texts/en.ts';
import type { RoundNow, TableClock } from '../live/table-store.ts';
import { captionsOf, formatResult } from '../results/format-result.ts';

interface ShownRound {
  readonly game: TableGame;
  readonly face: TableFace;
  readonly title: string;
  readonly round: RoundNow;
  readonly clock: TableClock | undefined;
  /** No messages arrive from the table: its last announcement may be out of date. */
  readonly isStale: boolean;
}

interface ReaderTexts {
  readonly texts: TableTexts;
  readonly language: Language;
}

/** Any width will do to get the names of a game's places. */
const anyWidth = 360;

export const placesOf = (face: TableFace): readonly string[] => face.lay(anyWidth).places.map(({ id }) => id);

/** What the picture shows of a round, the same for every viewer. */
export function sceneOfRound(
  { game, face, title, round, clock, isStale }: ShownRound,
  reader: ReaderTexts,
): Omit<SceneProps, 'chips' | 'hud' | 'sounds'> {
  const { texts } = reader;
  const { roundId, cards, result, phase } = round;
  const place = result === undefined || result.isVoid ? undefined : face.placeOfWin(result.code);
  return {
    label: texts.scene(title),
    cloth: face.cloth,
    lay: face.lay,
    restMs: face.restMs,
    roundId,
    cards: markDeciding(cards, face),
    isOver: result !== undefined,
    winners: place === undefined ? [] : [place],
    titles: texts.words,
    narrowTitles: texts.narrowWords,
    captions: captionsOf(cards, placesOf(face), reader, face),
    leaders: face.leadersOf?.(cards),
    call: isStale ? undefined : callOf(round, face, texts),
    clock: clock && clockOf(phase, clock, texts.next),
    result: result && {
      ...formatResult(game, cards, { ...result, place }, reader, face),
      ...winnerTitle(face, place, texts),
    },
  };
}

function markDeciding(cards: RoundNow['cards'], { decides }: TableFace): readonly SceneCard[] {
  const last = cards.at(-1);
  return last && decides?.(cards) ? [...cards.slice(0, -1), { ...last, isDeciding: true }] : cards;
}

/** The winner's name on the cloth; undefined if the winner has no place on it. */
function winnerTitle(face: TableFace, place: string | undefined, { wins, words }: TableTexts) {
  const printed = face.lay(anyWidth).places.find(({ id }) => id === place);
  return printed && { title: wins(placeTitle(words, printed.id, printed.title)) };
}

function callOf({ phase, window }: RoundNow, { windows }: TableFace, { calls, words }: TableTexts) {
  const english = window === undefined ? undefined : windows?.[window];
  const named = english && (words[`window ${window}`] ?? english);
  return named === undefined || phase !== 'bets'
    ? { title: calls[phase] }
    : { title: named, text: calls.bets };
}

/** Seconds to bet, or to the next round; in between there is no clock. */
export function clockOf(phase: RoundNow['phase'], clock: TableClock, next: string): SceneProps['clock'] {
  if (phase === 'bets') return clock;
  return phase === 'result' ? { ...clock, next } : undefined;
}
