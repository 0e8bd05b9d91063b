const key = 'tabSecret';
const secretBytes = 16;

/** Generated once for this tab, and kept until somebody signs in or out. It never leaves the browser. */
export function tabSecret(): string {
  const kept = sessionStorage.getItem(key);
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(key, secret);
  return secret;
}
