import { type BrowserContext, expect, type Page } from '@playwright/test';

type Remembering = { notices: string[] };

/** Keeps what pages announce: a notification is shown for a second, which may be over before a busy machine looks. */
export async function rememberNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const notices: string[] = [];
    Object.assign(window, { notices } satisfies Remembering);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('[data-toaster]'))
          for (const added of addedNodes) notices.push(added.textContent ?? '');
    }).observe(document, { subtree: true, childList: true });
  });
}

/** The page has announced this since it was loaded, or since the last time it was expected. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const take = () =>
    page.evaluate((wanted) => {
      const { notices } = window as unknown as Remembering;
      const at = notices.findIndex((notice) => notice.includes(wanted));
      if (at !== -1) notices.splice(at, 1);
      return at !== -1 || notices;
    }, text);
  await expect.poll(take, `the notification "${text}"`).toBe(true);
}
