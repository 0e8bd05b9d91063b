import { createHash } from 'node:crypto';

/**
 * Stands in the page itself, since a theme that comes with the scripts comes after the first picture: the portal keeps what
 * was chosen in this browser under this key.
 */
export const themeScript =
  "{const{theme:t}=localStorage,{dataset:d}=document.documentElement;if(t==='system')delete d.theme;else if(t==='light'||t==='dark')d.theme=t}";

/** For a content policy, which then admits these letters in a page and no others. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
