import { isOver, type MatchPicture, originOf, statusOf } from './match-picture.ts';
import type { Page } from './open-page.ts';
import { ballsOf, readCricket, writeScore } from './pictures/cricket-picture.ts';
import { readFootball } from './pictures/football-picture.ts';
import { readTennis, setsToShow } from './pictures/tennis-picture.ts';

export interface Summary {
  /** Changes once per over, wicket, goal, card or game, so that a screen reader is not flooded. */
  readonly event: string;
  readonly text: string;
}

type Speaker = Pick<Page, 'say' | 'sayStatus'>;

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

function sumUpFootball(picture: MatchPicture, { say }: Speaker): Summary | undefined {
  const play = readFootball(picture);
  if (play === undefined) return undefined;
  const { teams, goals, minute, events } = play;
  const text = `${teams[0]} ${goals[0]}, ${teams[1]} ${goals[1]}, ${say('minute', minute)}`;
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
export function endingOf(picture: MatchPicture, { say, sayStatus }: Speaker): string[] {
  const abandoned = picture.match.status === 'abandoned' ? say('abandoned') : '';
  return [abandoned, sayStatus(statusOf(picture))].filter((words) => words !== '');
}

/** The match in one sentence, for screen readers. */
export function sumUp(picture: MatchPicture, speaker: Speaker): Summary {
  const { say } = speaker;
  const { match } = picture;
  const origin = say(originOf(picture));
  if (match.status === 'upcoming') {
    return { event: 'upcoming', text: `${match.name}. ${say('notStarted')}. ${origin}.` };
  }
  const played = bySport[match.sport](picture, speaker) ?? {
    event: '',
    text: picture.score?.headline ?? match.name,
  };
  // A status that lasts less than a second is not announced; the end of the match is.
  return isOver(picture)
    ? { event: match.status, text: `${[played.text, ...endingOf(picture, speaker)].join('. ')}.` }
    : { event: played.event, text: `${played.text}. ${origin}.` };
}
