import { createHash } from 'node:crypto';

/**
 * Inlined in the page, since the portal's scripts would set the theme after the first paint. The portal stores the choice of
 * this browser under this key.
 */
export const themeScript =
  "{const{theme:t}=localStorage,{dataset:d}=document.documentElement;if(t==='system')delete d.theme;else if(t==='light'||t==='dark')d.theme=t}";

/** The source for a content policy that allows this inline script and no other. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
