import { formatDateTime } from '@maidan/ui/format/dates.ts';
import { isOver, type MatchPicture, originOf, statusOf } from './match-picture.ts';
import type { Page } from './open-page.ts';
import { figure, html, redrawer } from './render.ts';
import { endingOf } from './summary.ts';
import type { Beat } from './watch-match.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Such as "1:02:09", with hours only if there are any. */
export function writeCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

const nameOf = ({ name }: MatchPicture['match']): Node => html('bdi', { class: 'match-name' }, name);

/** Before the start: the time left, and the start time at UTC+05:30. */
function countdown({ say }: Page, { match }: MatchPicture, houseNow: number | undefined): Node[] {
  const leftMs = houseNow === undefined ? undefined : match.startsAt - houseNow;
  const left =
    leftMs === undefined
      ? []
      : leftMs <= 0
        ? [html('strong', {}, say('startsNow'))]
        : [html('span', {}, say('startsIn')), html('strong', {}, figure(writeCountdown(leftMs)))];
  return [nameOf(match), ...left, figure(`${formatDateTime(match.startsAt)} +05:30`)];
}

function result(page: Page, picture: MatchPicture): Node[] {
  return endingOf(picture, page).map((words, place) => html(place === 0 ? 'strong' : 'span', {}, words));
}

/** The card over the picture before and after play, and the warning that the picture is old. */
export function notices(page: Page) {
  const card = html('div', { class: 'card' });
  const lost = html('p', { class: 'lost' });
  const redraw = redrawer();

  function lostLine({ lostSeconds, picture }: Beat): string {
    if (lostSeconds !== undefined) return page.say('lost', lostSeconds);
    return picture?.isStale && picture.match.status === 'in-play' ? page.say('stale') : '';
  }

  function cardOf({ picture, isUnknown, houseNow }: Beat): Node[] {
    if (isUnknown && picture === undefined) return [html('strong', {}, page.say('unknown'))];
    if (picture === undefined) return [];
    if (picture.match.status === 'upcoming') return countdown(page, picture, houseNow);
    if (isOver(picture)) return result(page, picture);
    if (statusOf(picture).key === 'rain') return [html('strong', {}, page.say('rain'))];
    if (picture.score !== null) return [];
    // A recording without a score will never have one.
    const none = originOf(picture) === 'recorded' ? 'pricesOnly' : 'noScore';
    return [nameOf(picture.match), html('strong', {}, page.say(none))];
  }

  return {
    card,
    lost,
    draw(beat: Beat): void {
      const drawn = cardOf(beat);
      redraw(
        card,
        drawn.map((node) => node.textContent),
        () => drawn,
      );
      card.hidden = drawn.length === 0;
      const line = lostLine(beat);
      redraw(lost, line, () => [line]);
      lost.hidden = line === '';
    },
  };
}
