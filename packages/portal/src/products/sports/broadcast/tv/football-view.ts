import { eventIcon } from '../event-icon.ts';
import { isOver, type MatchPicture } from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import {
  type FootballEvent,
  type FootballPicture,
  isGoal,
  readFootball,
} from '../pictures/football-picture.ts';
import { figure, html, redrawer, write } from '../render.ts';
import type { TextKey } from '../texts/en.ts';
import { chancesBar } from './chances-bar.ts';
import { flash } from './flash.ts';
import { drawPitch } from './football/pitch-picture.ts';
import { timeline } from './football/timeline.ts';
import { statRows } from './stat-rows.ts';
import type { View } from './view.ts';

const words: Readonly<Record<FootballEvent['kind'], TextKey>> = {
  goal: 'goal',
  penalty: 'goal',
  'yellow card': 'yellowCard',
  'red card': 'redCard',
};

/** How many lines fit each half of the pitch. */
const eventsMax = 5;

function goalsOf({ shortNames, goals, penalties, teams }: FootballPicture, minute: string): HTMLElement[] {
  return [
    html('bdi', { class: 'team', title: teams[0], 'data-side': 'one' }, shortNames[0]),
    figure(`${goals[0]} - ${goals[1]}`, 'figure goals'),
    html('bdi', { class: 'team', title: teams[1], 'data-side': 'two' }, shortNames[1]),
    ...(penalties === undefined ? [] : [figure(`(${penalties[0]}-${penalties[1]})`)]),
    ...(minute === '' ? [] : [figure(minute, 'figure minute')]),
  ];
}

export function footballView({ say, sayStatus }: Page): View {
  const head = html('div', { class: 'scores' });
  const status = html('p', { class: 'status' });
  const lists = [html('ul', { class: 'events one' }), html('ul', { class: 'events two' })] as const;
  const word = flash();
  const stats = statRows();
  const line = timeline();
  const chances = chancesBar(say);
  const redraw = redrawer();
  let eventsSeen: number | undefined;

  function followEvents({ events }: FootballPicture): void {
    const latest = events.at(-1);
    if (eventsSeen !== undefined && events.length > eventsSeen && latest !== undefined) {
      const tone = isGoal(latest) ? 'six' : latest.kind === 'red card' ? 'wicket' : 'plain';
      word.show(say(words[latest.kind]), tone);
    }
    eventsSeen = events.length;
  }

  function eventRow(event: FootballEvent): HTMLElement {
    const name = html('span', { class: 'unseen' }, say(words[event.kind]));
    return html(
      'li',
      {},
      figure(`${event.minute}'`),
      eventIcon(event),
      name,
      html('bdi', { class: 'name' }, event.player),
    );
  }

  function drawPlay(picture: MatchPicture, play: FootballPicture): void {
    followEvents(play);
    const isInPlay = picture.match.status === 'in-play';
    const minute = isInPlay ? say('minute', play.minute) : '';
    redraw(head, [play.goals, play.penalties, minute], () => goalsOf(play, minute));
    write(status, isInPlay ? sayStatus(play.status) : '');
    status.classList.toggle('is-danger', play.status.key === 'danger');
    for (const side of [0, 1] as const) {
      const own = play.events.filter((event) => event.side === side).slice(-eventsMax);
      redraw(lists[side], own, () => own.map(eventRow));
    }
    const { shots, corners, fouls, possession } = play.stats;
    stats.draw([
      [say('shots'), shots],
      [say('corners'), corners],
      [say('fouls'), fouls],
      [say('possession'), possession],
    ]);
    line.draw(play);
    const [one, draw, two] = isOver(picture) ? [0, 0, 0] : play.chances;
    chances.draw([
      { name: play.shortNames[0], share: one, side: 'one' },
      { name: say('draw'), share: draw, side: 'draw' },
      { name: play.shortNames[1], share: two, side: 'two' },
    ]);
  }

  return {
    head,
    picture: html('div', { class: 'ground' }, drawPitch(), ...lists, status, word.root),
    panel: html('div', { class: 'panel' }, stats.root),
    foot: html('div', { class: 'foot' }, line.root, chances.root),
    draw(picture) {
      const play = readFootball(picture);
      if (play !== undefined) drawPlay(picture, play);
    },
  };
}
