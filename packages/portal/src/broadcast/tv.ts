import './broadcast.css';
import './tv.css';
import { announcer } from './announcer.ts';
import { html } from './draw.ts';
import type { MatchPicture } from './match-picture.ts';
import { notices } from './notices.ts';
import { openPage, type Page } from './open-page.ts';
import { runPage } from './run-page.ts';
import { cricketView } from './tv/cricket/cricket-view.ts';
import { footballView } from './tv/football/football-view.ts';
import { tennisView } from './tv/tennis/tennis-view.ts';
import type { View } from './tv/view.ts';

const views = { cricket: cricketView, football: footballView, tennis: tennisView };

function openView(page: Page, { match }: MatchPicture, frame: HTMLElement): View {
  const view = views[match.sport](page);
  const title = html('bdi', { class: 'title' }, match.name);
  const simulated = html('span', { class: 'simulated' }, page.say('simulated'));
  frame.dataset.sport = match.sport;
  frame.replaceChildren(html('header', {}, view.head, title, simulated), view.picture, view.panel, view.foot);
  return view;
}

async function start(): Promise<void> {
  const page = await openPage();
  const frame = html('div', { class: 'frame' });
  const { card, lost, draw } = notices(page);
  const words = announcer(page, window.top === window);
  page.stage.replaceChildren(frame, card, lost, words.root);
  let view: View | undefined;
  runPage(page, (beat) => {
    const { picture } = beat;
    draw(beat);
    words.tell(beat);
    if (picture === undefined) return;
    view ??= openView(page, picture, frame);
    frame.dataset.state = picture.match.status;
    view.draw(picture);
  });
}

void start();
