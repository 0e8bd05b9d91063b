import type { StatusLine } from '@maidan/contract/wire';
import { isDeuceCourt, isOver, type MatchPicture, readTennis, type TennisPicture } from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import { html, isStill, render, svg } from '../render.ts';
import { setRows } from '../set-table.ts';
import { type Chance, chancesBar, chancesPlace, flash, statRow, type View } from './view.ts';

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

export function tennisView({ text, formatStatus }: Page): View {
  const head = html('div', { class: 'scores' });
  const ground = drawCourt();
  const status = html('p', { class: 'status' });
  const tieBreak = html('p', { class: 'tie-break' });
  const word = flash();
  const table = html('table', { class: 'sets' });
  const stats = html('ul', { class: 'stats' });
  const chances = chancesPlace(text);
  let rally: Animation | undefined;
  let pointsSeen: number | undefined;

  /** The ball moves back and forth while the feed says that a point is being played. */
  function followRally(play: TennisPicture): void {
    const { from, to } = ground.stand(play.server, isDeuceCourt(play));
    ground.root.classList.toggle('is-playing', play.isPointInPlay);
    if (!play.isPointInPlay) {
      rally?.cancel();
      rally = undefined;
    } else if (rally === undefined) {
      const frames = isStill() ? [from, from] : [from, to];
      rally = ground.ball.animate(
        frames.map((transform) => ({ transform })),
        { duration: strokeMs, iterations: Number.POSITIVE_INFINITY, direction: 'alternate' },
      );
    }
  }

  function followPoints({ pointsWon, lastWinner, status: line, players }: TennisPicture): void {
    const played = pointsWon[0] + pointsWon[1];
    if (pointsSeen !== undefined && played > pointsSeen && lastWinner !== undefined) {
      if (line.key === 'aceFor') word.show(text('ace'), 'six');
      else
        word.show(formatStatus(line.key === 'pointInPlay' ? pointFor(players[lastWinner]) : line), 'plain');
    }
    pointsSeen = played;
  }

  function drawPlay(picture: MatchPicture, play: TennisPicture): void {
    followRally(play);
    followPoints(play);
    render(head, ...namesOf(play));
    const isInPlay = picture.match.status === 'in-play';
    render(status, isInPlay && formatStatus(play.status));
    render(tieBreak, isInPlay && play.isTieBreak && text('tieBreak'));
    render(table, ...setRows(picture, play, text, initialed));
    render(stats, statRow(text('aces'), play.aces), statRow(text('pointsWon'), play.pointsWon));
    const [one, two] = isOver(picture) ? [0, 0] : play.chances;
    const named: Chance[] = [
      { name: play.players[0], share: one, side: 'one' },
      { name: play.players[1], share: two, side: 'two' },
    ];
    render(chances, ...chancesBar(named));
  }

  return {
    head,
    picture: html('div', { class: 'ground' }, ground.root, status, tieBreak, word.root),
    panel: html('div', { class: 'panel' }, table, stats),
    foot: html('div', { class: 'foot' }, chances),
    draw(picture) {
      const play = readTennis(picture);
      ground.root.classList.toggle('is-empty', play === undefined || picture.match.status !== 'in-play');
      if (play !== undefined) drawPlay(picture, play);
    },
  };
}

const width = 400;
const height = 260;
const court = { left: 62, top: 62, right: 338, bottom: 198 } as const;
const middleY = (court.top + court.bottom) / 2;
const netX = width / 2;
const serviceLeft = 122;
const serviceRight = width - serviceLeft;

/**
 * The players' positions: the first at the left end, the second at the right. The feed does not give the
 * ends.
 */
const ends = [court.left - 14, court.right + 14] as const;
const right = { 0: middleY + 26, 1: middleY - 26 } as const;
const left = { 0: middleY - 26, 1: middleY + 26 } as const;

function person(): SVGElement {
  return svg(
    'g',
    { class: 'player' },
    svg('ellipse', { class: 'shadow', cx: 0, cy: 11, rx: 9, ry: 3 }),
    svg('rect', { class: 'shirt', x: -7, y: -8, width: 14, height: 18, rx: 5 }),
    svg('circle', { class: 'head', cx: 0, cy: -13, r: 6 }),
  );
}

function markings(): SVGElement {
  const { left: x, top: y, right: farX, bottom } = court;
  const alley = 16;
  return svg(
    'g',
    { class: 'marking' },
    svg('rect', { x, y, width: farX - x, height: bottom - y }),
    svg('path', { d: `M${x} ${y + alley}H${farX}M${x} ${bottom - alley}H${farX}` }),
    svg('path', {
      d: `M${serviceLeft} ${y + alley}V${bottom - alley}M${serviceRight} ${y + alley}V${bottom - alley}`,
    }),
    svg('path', { d: `M${serviceLeft} ${middleY}H${serviceRight}` }),
    svg('path', { class: 'net', d: `M${netX} ${y - 12}V${bottom + 12}` }),
  );
}

function place(what: SVGElement, x: number, y: number): void {
  what.setAttribute('transform', `translate(${x} ${y})`);
}

function drawCourt() {
  const people = [person(), person()] as const;
  people[0].dataset.side = 'one';
  people[1].dataset.side = 'two';
  const box = svg('rect', { class: 'service-box', width: netX - serviceLeft, height: 52 });
  const ball = svg('circle', { class: 'ball', r: 5 });
  const root = svg(
    'svg',
    { viewBox: '26 34 348 192', class: 'field court', 'aria-hidden': 'true' },
    svg('rect', { class: 'surround', x: 0, y: 0, width, height, rx: 6 }),
    svg('rect', {
      class: 'surface',
      x: court.left,
      y: court.top,
      width: court.right - court.left,
      height: court.bottom - court.top,
    }),
    box,
    markings(),
    ...people,
    svg('g', { class: 'ball-group' }, ball),
  );

  return {
    root,
    ball,
    /** The server is behind one half and serves diagonally into the box opposite. */
    stand(server: 0 | 1, isDeuce: boolean): { from: string; to: string } {
      const receiver = server === 0 ? 1 : 0;
      const half = isDeuce ? right : left;
      place(people[server], ends[server], half[server]);
      place(people[receiver], ends[receiver], half[receiver]);
      box.setAttribute('x', String(receiver === 0 ? serviceLeft : netX));
      box.setAttribute('y', String(half[receiver] < middleY ? middleY - 52 : middleY));
      const at = (who: 0 | 1) => `translate(${ends[who]}px, ${half[who]}px)`;
      return { from: at(server), to: at(receiver) };
    },
  };
}
