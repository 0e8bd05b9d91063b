/**
 * Whether to load a broken page anew: the house's page no longer names this page's script, since a newer portal was put up, or
 * the house answers again and a part did not come.
 */
export async function wouldReloadHelp(
  page: Document,
  fetchPage: typeof fetch,
  isPartMissing: boolean,
): Promise<boolean> {
  const entry = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const answer = await fetchPage('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok && (isPartMissing || !(await answer.text()).includes(entry));
  } catch {
    // A server that cannot be reached may not have changed.
    return false;
  }
}
