import { createHash } from 'node:crypto';

/**
 * Stands in the page itself: with the portal's scripts the theme would come after the page was first drawn. The portal keeps
 * what was chosen in this browser under this key.
 */
export const themeScript =
  "{const{theme:t}=localStorage,{dataset:d}=document.documentElement;if(t==='system')delete d.theme;else if(t==='light'||t==='dark')d.theme=t}";

/** For a content policy, which then admits this script in a page and no other. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
