/** A picture needs none of these, and each can run a script or load something from another host. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w-]+:)?(?:script|handler|listener)\b/i, 'has a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'has an event handler'],
  [/<(?:[\w-]+:)?(?:foreignobject|iframe|embed|object|audio|video)\b/i, 'has a foreign element'],
  [/attributename\s*=\s*["']?\s*(?:[\w-]+:)?(?:href|on)/i, 'animates a link or a handler'],
  [/<!doctype|<!entity|<\?xml-stylesheet|@import/i, 'loads a document'],
  [/(?:href|src)\s*=(?!\s*["'](?:#|data:image\/(?:png|jpeg|gif|webp)[;,]))/i, 'points elsewhere'],
  [/url\((?!\s*["']?#)/i, 'points elsewhere'],
];

/** Why a picture must not be served, or undefined. */
export const faultOfSvg = (text: string): string | undefined =>
  faults.find(([pattern]) => pattern.test(text))?.[1];
