import type { StatusLine } from '@maidan/contract/wire';
import { isOver, type MatchPicture } from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import { isDeuceCourt, readTennis, type TennisPicture } from '../pictures/tennis-picture.ts';
import { html, isStill, redrawer, write } from '../render.ts';
import { setTable } from '../set-table.ts';
import { chancesBar } from './chances-bar.ts';
import { flash } from './flash.ts';
import { statRows } from './stat-rows.ts';
import { drawCourt } from './tennis/court-picture.ts';
import type { View } from './view.ts';

/** Such as "Q Marchetto": the full name is shown above. */
const initialed = (name: string): string => name.replace(/^(\p{L})\p{L}* /u, '$1 ');

const strokeMs = 800;

/** For a point whose own status was missed because the next point has begun. */
const pointFor = (player: string): StatusLine => ({
  text: `Point ${player}`,
  key: 'pointFor',
  figures: { player },
});

function namesOf({ players }: TennisPicture): HTMLElement[] {
  return [
    html('bdi', { class: 'team', 'data-side': 'one' }, players[0]),
    html('span', { class: 'versus' }, '–'),
    html('bdi', { class: 'team', 'data-side': 'two' }, players[1]),
  ];
}

export function tennisView({ say, sayStatus }: Page): View {
  const head = html('div', { class: 'scores' });
  const court = drawCourt();
  const status = html('p', { class: 'status' });
  const tieBreak = html('p', { class: 'tie-break' });
  const word = flash();
  const table = setTable(say, initialed);
  const stats = statRows();
  const chances = chancesBar(say);
  const redraw = redrawer();
  let rally: Animation | undefined;
  let pointsSeen: number | undefined;

  /** The ball moves back and forth while the feed says that a point is being played. */
  function followRally(play: TennisPicture): void {
    const { from, to } = court.stand(play.server, isDeuceCourt(play));
    court.root.classList.toggle('is-playing', play.isPointInPlay);
    if (!play.isPointInPlay) {
      rally?.cancel();
      rally = undefined;
    } else if (rally === undefined) {
      const frames = isStill() ? [from, from] : [from, to];
      rally = court.ball.animate(
        frames.map((transform) => ({ transform })),
        { duration: strokeMs, iterations: Number.POSITIVE_INFINITY, direction: 'alternate' },
      );
    }
  }

  function followPoints({ pointsWon, lastWinner, status: line, players }: TennisPicture): void {
    const played = pointsWon[0] + pointsWon[1];
    if (pointsSeen !== undefined && played > pointsSeen && lastWinner !== undefined) {
      if (line.key === 'aceFor') word.show(say('ace'), 'six');
      else word.show(sayStatus(line.key === 'pointInPlay' ? pointFor(players[lastWinner]) : line), 'plain');
    }
    pointsSeen = played;
  }

  function drawPlay(picture: MatchPicture, play: TennisPicture): void {
    followRally(play);
    followPoints(play);
    redraw(head, play.players, () => namesOf(play));
    const isInPlay = picture.match.status === 'in-play';
    write(status, isInPlay ? sayStatus(play.status) : '');
    write(tieBreak, isInPlay && play.isTieBreak ? say('tieBreak') : '');
    table.draw(picture, play);
    stats.draw([
      [say('aces'), play.aces],
      [say('pointsWon'), play.pointsWon],
    ]);
    const [one, two] = isOver(picture) ? [0, 0] : play.chances;
    chances.draw([
      { name: play.players[0], share: one, side: 'one' },
      { name: play.players[1], share: two, side: 'two' },
    ]);
  }

  return {
    head,
    picture: html('div', { class: 'ground' }, court.root, status, tieBreak, word.root),
    panel: html('div', { class: 'panel' }, table.root, stats.root),
    foot: html('div', { class: 'foot' }, chances.root),
    draw(picture) {
      const play = readTennis(picture);
      court.root.classList.toggle('is-empty', play === undefined || picture.match.status !== 'in-play');
      if (play !== undefined) drawPlay(picture, play);
    },
  };
}
