/**
 * Whether to reload a broken page: either the house's page no longer names this page's script, because a
 * newer portal was deployed, or a part failed to load and the house answers again.
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
    // A server that cannot be reached gives no reason to reload.
    return false;
  }
}
