import { Fragment } from 'react';
import { CardAt } from '../../faces/drawing.tsx';
import type { Board } from '../../faces/felt.ts';
import { HandsResult, type ResultView } from '../../faces/result/hands-result.tsx';
import type { ChipSpot, LayScene, ScenePlace } from '../../faces/scene/scene-layout.ts';
import type { TableFace } from '../../faces/table-face.ts';
import {
  fourHands,
  lay as layPlayers,
  missingRate,
  placeOfWin,
  playerRows,
  thirtyTwoCardsFace,
} from '../thirty-two-cards/face.tsx';
import { thirtyTwoCardsBEntry } from './entry.ts';
import { singleOf } from './game.ts';
import { colours, digits, highTotal, lowTotal, parities, players, singles } from './options.ts';

const [lowPlayers, allPlayers, highPlayers] = ['players 8 and 9', 'all players', 'players 10 and 11'];

/** A spot on the line between two boxes. */
function between(id: string, left: ScenePlace | undefined, right: ScenePlace | undefined): ChipSpot[] {
  if (left === undefined || right === undefined) return [];
  return [{ id, chips: { ...left.chips, x: (left.chips.x + right.chips.x) / 2 } }];
}

/** Bets on several players are placed between them. */
const lay: LayScene = (width) => {
  const { places } = layPlayers(width);
  const [eight, nine, ten, eleven] = places;
  const spots = [
    ...between(lowPlayers, eight, nine),
    ...between(allPlayers, nine, ten),
    ...between(highPlayers, ten, eleven),
  ];
  return { places, spots };
};

const placeBySid = new Map([
  ...parities.flatMap(({ place, odd, even }, index): [string, string][] => [
    [players[index]?.sid ?? '', place],
    [odd.sid, place],
    [even.sid, place],
  ]),
  [lowTotal.sid, lowPlayers],
  [highTotal.sid, highPlayers],
]);

/** Bets on colours and single digits concern all four cards. */
const placeOf = (sid: string): string => placeBySid.get(sid) ?? allPlayers;

/** Document 2: rows of players, colours and totals, then each first card, then the grid of single digits. */
const ThirtyTwoCardsBBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    {playerRows(felt, [...players, ...colours, lowTotal, highTotal])}
    <div className="mt-four">
      {parities.map(({ odd, even }) => (
        <Fragment key={odd.sid}>
          {felt.cell(odd.sid, {
            kind: 'side',
            missing: missingRate,
            caption: felt.word(odd.name, odd.name.slice('Player '.length)),
          })}
          {felt.cell(even.sid, {
            kind: 'side',
            missing: missingRate,
            caption: felt.word(even.name, even.name.slice('Player '.length)),
          })}
        </Fragment>
      ))}
    </div>
    <div className="mt-part-head">
      {felt.word('single', 'Single')} <b>{felt.price(singles[0]?.sid ?? '') ?? missingRate}</b>
    </div>
    <div className="mt-five mt-digits">
      {singles.map(({ sid }, index) => (
        <Fragment key={sid}>{felt.cell(sid, { kind: 'paper', sign: digits[index] })}</Fragment>
      ))}
    </div>
  </div>
);

const ThirtyTwoCardsBResult: ResultView = (props) => (
  <HandsResult of={props} cloth="teal" hands={fourHands} cardWidth={40} winner={placeOfWin(props.win)} />
);

/** The same scene with another cloth and a longer board. */
export const thirtyTwoCardsBFace: TableFace = {
  ...thirtyTwoCardsFace,
  code: thirtyTwoCardsBEntry.code,
  cloth: 'teal',
  lay,
  placeOf,
  Board: ThirtyTwoCardsBBoard,
  Result: ThirtyTwoCardsBResult,
  alsoWon: singleOf,
  played: { types: ['card32eu'], Layout: thirtyTwoCardsFace.played.Layout },
  drawing: {
    cloth: 'teal',
    art: (
      <>
        <CardAt card="KSS" x={57} y={14} width={40} turn={-10} />
        <CardAt card="6HH" x={81} y={10} width={40} turn={-3} />
        <CardAt card="JCC" x={105} y={10} width={40} turn={4} />
        <CardAt card="8DD" x={127} y={14} width={40} turn={11} />
      </>
    ),
  },
};
