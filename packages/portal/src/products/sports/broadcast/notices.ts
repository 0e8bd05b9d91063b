import { formatDateTime } from '@maidan/ui/format/dates.ts';
import {
  ballsOf,
  isOver,
  type MatchPicture,
  originOf,
  readCricket,
  readFootball,
  readTennis,
  setsToShow,
  statusOf,
  writeScore,
} from './match-picture.ts';
import type { Page } from './open-page.ts';
import { figure, html, render } from './render.ts';
import type { Beat } from './watch-match.ts';

export interface Summary {
  /** Changes once per over, wicket, goal, card or game, so that a screen reader is not flooded. */
  readonly event: string;
  readonly text: string;
}

type PageTexts = Pick<Page, 'text' | 'formatStatus'>;

function sumUpCricket(picture: MatchPicture): Summary | undefined {
  const play = readCricket(picture);
  const last = play?.innings.at(-1);
  if (play === undefined || last === undefined) return undefined;
  const over = Math.floor(ballsOf(last.overs) / 6);
  return {
    event: `${play.innings.length} ${over} ${last.wickets}`,
    text: play.innings
      .map((innings) => `${innings.team} ${writeScore(innings)} (${innings.overs})`)
      .join(', '),
  };
}

function sumUpFootball(picture: MatchPicture, { text: textOf }: PageTexts): Summary | undefined {
  const play = readFootball(picture);
  if (play === undefined) return undefined;
  const { teams, goals, minute, events } = play;
  const text = `${teams[0]} ${goals[0]}, ${teams[1]} ${goals[1]}, ${textOf('minute', minute)}`;
  return { event: `${events.length}`, text };
}

function sumUpTennis(picture: MatchPicture): Summary | undefined {
  const play = readTennis(picture);
  if (play === undefined) return undefined;
  const sets = setsToShow(play, isOver(picture)).map(([one, two]) => `${one}-${two}`);
  return { event: sets.join(' '), text: [...play.players, ...sets].join(', ') };
}

const bySport = {
  cricket: sumUpCricket,
  football: sumUpFootball,
  tennis: sumUpTennis,
  other: () => undefined,
};

/** How a finished match ended, as texts, the most important first. */
export function endingOf(picture: MatchPicture, { text, formatStatus }: PageTexts): string[] {
  const abandoned = picture.match.status === 'abandoned' ? text('abandoned') : '';
  return [abandoned, formatStatus(statusOf(picture))].filter((words) => words !== '');
}

/** The match in one sentence, for screen readers. */
export function sumUp(picture: MatchPicture, texts: PageTexts): Summary {
  const { text } = texts;
  const { match } = picture;
  const origin = text(originOf(picture));
  if (match.status === 'upcoming') {
    return { event: 'upcoming', text: `${match.name}. ${text('notStarted')}. ${origin}.` };
  }
  const played = bySport[match.sport](picture, texts) ?? {
    event: '',
    text: picture.score?.headline ?? match.name,
  };
  // A status that lasts less than a second is not announced; the end of the match is.
  return isOver(picture)
    ? { event: match.status, text: `${[played.text, ...endingOf(picture, texts)].join('. ')}.` }
    : { event: played.event, text: `${played.text}. ${origin}.` };
}

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
function countdown({ text }: Page, { match }: MatchPicture, houseNow: number | undefined): Node[] {
  const leftMs = houseNow === undefined ? undefined : match.startsAt - houseNow;
  const left =
    leftMs === undefined
      ? []
      : leftMs <= 0
        ? [html('strong', {}, text('startsNow'))]
        : [html('span', {}, text('startsIn')), html('strong', {}, figure(writeCountdown(leftMs)))];
  return [nameOf(match), ...left, figure(`${formatDateTime(match.startsAt)} +05:30`)];
}

function result(page: Page, picture: MatchPicture): Node[] {
  return endingOf(picture, page).map((words, place) => html(place === 0 ? 'strong' : 'span', {}, words));
}

/** The card over the picture before and after play, and the warning that the picture is old. */
export function notices(page: Page) {
  const card = html('div', { class: 'card' });
  const lost = html('p', { class: 'lost' });

  function lostLine({ lostSeconds, picture }: Beat): string {
    if (lostSeconds !== undefined) return page.text('lost', lostSeconds);
    return picture?.isStale && picture.match.status === 'in-play' ? page.text('stale') : '';
  }

  function cardOf({ picture, isUnknown, houseNow }: Beat): Node[] {
    if (isUnknown && picture === undefined) return [html('strong', {}, page.text('unknown'))];
    if (picture === undefined) return [];
    if (picture.match.status === 'upcoming') return countdown(page, picture, houseNow);
    if (isOver(picture)) return result(page, picture);
    if (statusOf(picture).key === 'rain') return [html('strong', {}, page.text('rain'))];
    if (picture.score !== null) return [];
    // A recording without a score will never have one.
    const none = originOf(picture) === 'recorded' ? 'pricesOnly' : 'noScore';
    return [nameOf(picture.match), html('strong', {}, page.text(none))];
  }

  return {
    card,
    lost,
    draw(beat: Beat): void {
      const drawn = cardOf(beat);
      render(card, ...drawn);
      card.hidden = drawn.length === 0;
      const line = lostLine(beat);
      render(lost, line);
      lost.hidden = line === '';
    },
  };
}

/**
 * The match as text for screen readers. The scoreboard announces each event; the picture in the other frame
 * stays silent, or everything would be read out twice.
 */
export function announcer(page: Page, isLoud: boolean): { root: HTMLElement; announce(beat: Beat): void } {
  const root = html('p', { class: 'unseen', ...(isLoud ? { 'aria-live': 'polite' } : {}) });
  let announced: string | undefined;

  function announceOnce(event: string, text: string): void {
    if (event === announced) return;
    announced = event;
    render(root, text);
  }

  return {
    root,
    announce({ picture, lostSeconds }) {
      if (lostSeconds !== undefined) announceOnce('lost', page.text('lost', lostSeconds));
      else if (picture !== undefined) {
        const { event, text } = sumUp(picture, page);
        announceOnce(`match ${event}`, text);
      }
    },
  };
}
