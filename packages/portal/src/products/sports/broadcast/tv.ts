import './broadcast.css';
import './tv/ground.css';
import './tv/figures.css';
import './tv.css';
import { type MatchPicture, originOf, type Sport } from './match-picture.ts';
import { announcer, notices } from './notices.ts';
import { openPage, type Page } from './open-page.ts';
import { html } from './render.ts';
import { openOnce, plainView, type View } from './tv/view.ts';
import { runPage } from './watch-match.ts';

/** Only the code of the match's sport is loaded. */
const views: Readonly<Record<Sport, (page: Page) => Promise<View>>> = {
  cricket: async (page) => (await import('./tv/cricket-view.ts')).cricketView(page),
  football: async (page) => (await import('./tv/football-view.ts')).footballView(page),
  tennis: async (page) => (await import('./tv/tennis-view.ts')).tennisView(page),
  other: async () => plainView(),
};

async function openView(page: Page, picture: MatchPicture, frame: HTMLElement): Promise<View> {
  const { match } = picture;
  const view = await views[match.sport](page);
  const title = html('bdi', { class: 'title' }, match.series);
  const origin = html('span', { class: 'origin' }, page.text(originOf(picture)));
  frame.dataset.sport = match.sport;
  frame.replaceChildren(html('header', {}, view.head, title, origin), view.picture, view.panel, view.foot);
  return view;
}

async function start(): Promise<void> {
  const page = await openPage();
  const frame = html('div', { class: 'frame' });
  const { card, lost, draw } = notices(page);
  const words = announcer(page, window.top === window);
  page.stage.replaceChildren(frame, card, lost, words.root);
  const viewOf = openOnce((picture: MatchPicture) => openView(page, picture, frame));
  runPage(page, async (beat) => {
    const { picture } = beat;
    draw(beat);
    words.announce(beat);
    if (picture === undefined) return;
    const view = await viewOf(picture);
    const { sport, status } = picture.match;
    frame.dataset.state = status;
    frame.dataset.layout = status === 'upcoming' || sport === 'other' ? 'plain' : 'full';
    view.draw(picture);
  });
}

void start();
