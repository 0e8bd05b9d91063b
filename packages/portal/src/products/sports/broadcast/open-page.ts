import type { StatusLine } from '@maidan/contract/wire';
import { setPageLanguage } from '@maidan/ui/dictionary.ts';
import { chosenLanguage, languageKey } from '../../../texts/page-language.ts';
import { broadcastTexts } from './texts/broadcast-texts.ts';
import { formatStatus, type TextOf, textIn } from './texts/text-in.ts';

export interface Page {
  readonly eventId: string;
  readonly stage: HTMLElement;
  readonly text: TextOf;
  readonly formatStatus: (status: StatusLine) => string;
}

/** The portal's own storage key: a frame uses the theme chosen there. */
const themeKey = 'theme';

function paintTheme(): void {
  const theme = localStorage.getItem(themeKey);
  // Without a choice the brand's theme, already on the page, stays.
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else if (theme === 'system') delete document.documentElement.dataset.theme;
}

function followPortal(): void {
  addEventListener('storage', ({ key }) => {
    if (key === languageKey || key === null) location.reload();
    else if (key === themeKey) paintTheme();
  });
}

/** Theme, language and direction as in the portal, and the match from the address. */
export async function openPage(): Promise<Page> {
  paintTheme();
  followPortal();
  const language = chosenLanguage();
  const stage = document.getElementById('stage');
  if (stage === null) throw new Error('The page has no stage.');
  const texts = await broadcastTexts.load(language);
  const text = textIn(texts, language);
  setPageLanguage(language);
  return {
    eventId: decodeURIComponent(location.pathname.split('/').at(-1) ?? ''),
    stage,
    text,
    // The text of a status is English already.
    formatStatus: (status) => (language === 'en' ? status.text : formatStatus(texts, text, status)),
  };
}
