import './broadcast.css';
import './score.css';
import { type MatchPicture, originOf, readFootball, statusOf } from './match-picture.ts';
import { announcer, notices } from './notices.ts';
import { openPage, type Page } from './open-page.ts';
import { html, render } from './render.ts';
import { type Board, cricketBoard, footballBoard, plainBoard, tennisBoard } from './score-boards.ts';
import { runPage } from './watch-match.ts';

const boards = { cricket: cricketBoard, football: footballBoard, tennis: tennisBoard, other: plainBoard };

/** In football the minute comes before the status. */
function statusLine({ text, formatStatus }: Page, picture: MatchPicture): string {
  if (picture.match.status !== 'in-play') return '';
  const status = formatStatus(statusOf(picture));
  const minute = picture.match.sport === 'football' ? readFootball(picture)?.minute : undefined;
  return minute === undefined ? status : `${text('minute', minute)} ${status}`;
}

async function start(): Promise<void> {
  const page = await openPage();
  const frame = html('div', { class: 'frame' });
  const status = html('p', { class: 'status' });
  const series = html('bdi', { class: 'title' });
  const origin = html('span', { class: 'origin' });
  const { card, lost, draw } = notices(page);
  const words = announcer(page, true);
  page.stage.replaceChildren(frame, words.root);
  let board: Board | undefined;
  runPage(page, (beat) => {
    const { picture } = beat;
    draw(beat);
    words.announce(beat);
    if (board === undefined) {
      board = picture && boards[picture.match.sport](page);
      const head = html('header', {}, status, series, origin);
      frame.replaceChildren(...(board ? [head, board.root] : []), card, lost);
    }
    if (picture === undefined || board === undefined) return;
    const { match } = picture;
    frame.dataset.sport = match.sport;
    frame.dataset.state = match.status;
    render(series, match.series);
    render(origin, page.text(originOf(picture)));
    render(status, statusLine(page, picture));
    board.draw(picture);
  });
}

void start();
