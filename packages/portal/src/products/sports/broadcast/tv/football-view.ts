import { eventIcon } from '../event-icon.ts';
import {
  type FootballEvent,
  type FootballPicture,
  isGoal,
  isOver,
  type MatchPicture,
  readFootball,
  sides,
} from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import { type Child, figure, html, render, svg } from '../render.ts';
import type { TextKey } from '../texts/en.ts';
import type { TextOf } from '../texts/text-in.ts';
import { type Chance, chancesBar, chancesPlace, flash, statRow, type View } from './view.ts';

const words: Readonly<Record<FootballEvent['kind'], TextKey>> = {
  goal: 'goal',
  penalty: 'goal',
  'yellow card': 'yellowCard',
  'red card': 'redCard',
};

/** How many lines fit each half of the pitch. */
const eventsMax = 5;

function goalsOf({ shortNames, goals, penalties, teams }: FootballPicture, minute: string): Child[] {
  return [
    html('bdi', { class: 'team', title: teams[0], 'data-side': 'one' }, shortNames[0]),
    figure(`${goals[0]} - ${goals[1]}`, 'figure goals'),
    html('bdi', { class: 'team', title: teams[1], 'data-side': 'two' }, shortNames[1]),
    penalties !== undefined && figure(`(${penalties[0]}-${penalties[1]})`),
    minute !== '' && figure(minute, 'figure minute'),
  ];
}

function eventRow(event: FootballEvent, text: TextOf): HTMLElement {
  const name = html('span', { class: 'unseen' }, text(words[event.kind]));
  const player = html('bdi', { class: 'name' }, event.player);
  return html('li', {}, figure(`${event.minute}'`), eventIcon(event), name, player);
}

export function footballView({ text, formatStatus }: Page): View {
  const head = html('div', { class: 'scores' });
  const status = html('p', { class: 'status' });
  const lists = [html('ul', { class: 'events one' }), html('ul', { class: 'events two' })] as const;
  const word = flash();
  const stats = html('ul', { class: 'stats' });
  const line = html('div', { class: 'timeline', dir: 'ltr', 'aria-hidden': 'true' });
  const chances = chancesPlace(text);
  let eventsSeen: number | undefined;

  function followEvents({ events }: FootballPicture): void {
    const latest = events.at(-1);
    if (eventsSeen !== undefined && events.length > eventsSeen && latest !== undefined) {
      const tone = isGoal(latest) ? 'six' : latest.kind === 'red card' ? 'wicket' : 'plain';
      word.show(text(words[latest.kind]), tone);
    }
    eventsSeen = events.length;
  }

  function drawPlay(picture: MatchPicture, play: FootballPicture): void {
    followEvents(play);
    const isInPlay = picture.match.status === 'in-play';
    const minute = isInPlay ? text('minute', play.minute) : '';
    render(head, ...goalsOf(play, minute));
    render(status, isInPlay && formatStatus(play.status));
    status.classList.toggle('is-danger', play.status.key === 'danger');
    for (const side of [0, 1] as const) {
      const own = play.events.filter((event) => event.side === side).slice(-eventsMax);
      render(lists[side], ...own.map((event) => eventRow(event, text)));
    }
    const { shots, corners, fouls, possession } = play.stats;
    render(
      stats,
      statRow(text('shots'), shots),
      statRow(text('corners'), corners),
      statRow(text('fouls'), fouls),
      statRow(text('possession'), possession),
    );
    render(line, ...timeline(play));
    const [one, draw, two] = isOver(picture) ? [0, 0, 0] : play.chances;
    const named: Chance[] = [
      { name: play.shortNames[0], share: one, side: 'one' },
      { name: text('draw'), share: draw, side: 'draw' },
      { name: play.shortNames[1], share: two, side: 'two' },
    ];
    render(chances, ...chancesBar(named));
  }

  return {
    head,
    picture: html('div', { class: 'ground' }, drawPitch(), ...lists, status, word.root),
    panel: html('div', { class: 'panel' }, stats),
    foot: html('div', { class: 'foot' }, line, chances),
    draw(picture) {
      const play = readFootball(picture);
      if (play !== undefined) drawPlay(picture, play);
    },
  };
}

const width = 400;
const height = 260;

/** One half's markings, mirrored for the other. */
function half(): SVGElement[] {
  return [
    svg('rect', { x: 14, y: 62, width: 58, height: 136 }),
    svg('rect', { x: 14, y: 98, width: 22, height: 64 }),
    svg('path', { d: 'M72 108 A28 28 0 0 1 72 152' }),
    svg('rect', { class: 'goal-mouth', x: 5, y: 112, width: 9, height: 36 }),
  ];
}

/** Only the markings: the feed does not say where the players are. */
function drawPitch(): SVGElement {
  const stripes = Array.from({ length: 5 }, (_, place) =>
    svg('rect', { class: 'mown', x: 14 + place * 74.4, y: 14, width: 37.2, height: height - 28 }),
  );
  return svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'field pitch-markings', 'aria-hidden': 'true' },
    svg('rect', { class: 'turf', x: 0, y: 0, width, height, rx: 6 }),
    ...stripes,
    svg(
      'g',
      { class: 'marking' },
      svg('rect', { x: 14, y: 14, width: width - 28, height: height - 28 }),
      svg('path', { d: `M${width / 2} 14V${height - 14}` }),
      svg('circle', { cx: width / 2, cy: height / 2, r: 40 }),
      ...half(),
      svg('g', { transform: `translate(${width} 0) scale(-1 1)` }, ...half()),
    ),
  );
}

const halfMinutes = 45;
const fullMinutes = 90;
const extraMinutes = 120;

const percent = (minute: number, minutes: number): string => `${Math.min(100, (minute / minutes) * 100)}%`;

/** The minutes played, with the first side's events above the line and the second's below. */
function timeline({ minute, events }: FootballPicture): HTMLElement[] {
  const minutes = minute > fullMinutes ? extraMinutes : fullMinutes;
  const at = (place: number) => `inset-inline-start: ${percent(place, minutes)}`;
  const played = html('i', { class: 'played', style: `inline-size: ${percent(minute, minutes)}` });
  const half = html('i', { class: 'half', style: at(halfMinutes) });
  const marks = events.map((event) =>
    html(
      'span',
      { class: 'mark', 'data-side': sides[event.side], style: at(event.minute) },
      eventIcon(event),
    ),
  );
  return [figure(0, 'tick'), html('div', { class: 'line' }, played, half, ...marks), figure(minutes, 'tick')];
}
