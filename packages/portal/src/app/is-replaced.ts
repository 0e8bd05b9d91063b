/** Whether a newer portal was put up since this page was loaded: the house's page no longer names this page's script. */
export async function isReplaced(page: Document, fetchPage: typeof fetch): Promise<boolean> {
  const entry = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const answer = await fetchPage('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    // A server that cannot be reached may not have changed.
    return false;
  }
}
