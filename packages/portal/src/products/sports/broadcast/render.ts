/**
 * The renderer of the two pages in a match's frames, which are too small for React's weight
 * (docs/decisions/0082-frames-without-react.md). A page makes its places once; what is in a place is made
 * anew from each picture of the match, by functions of the picture, and `render` changes only what differs.
 */

type Attributes = Readonly<Record<string, string | number>>;
/** `false` and an empty text make nothing. */
export type Child = Node | string | number | false;

const svgNames = 'http://www.w3.org/2000/svg';

const nodesOf = (children: readonly Child[]): Node[] =>
  children
    .filter((child) => child !== false && child !== '')
    .map((child) => (child instanceof Node ? child : document.createTextNode(String(child))));

function dress<Made extends HTMLElement | SVGElement>(
  made: Made,
  { style, ...attributes }: Attributes,
  children: readonly Child[],
): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  // The page's content security policy refuses it as an attribute.
  if (style !== undefined) made.style.cssText = String(style);
  made.append(...nodesOf(children));
  return made;
}

export function html(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElement {
  return dress(document.createElement(tag), attributes, children);
}

export function svg(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement {
  return dress(document.createElementNS(svgNames, tag) as SVGElement, attributes, children);
}

/** Puts the children in the place: those that are equal to what is there already stay untouched. */
export function render(place: Element, ...children: readonly Child[]): void {
  const next = nodesOf(children);
  while (place.childNodes.length > next.length) place.lastChild?.remove();
  for (const [at, node] of next.entries()) {
    const shown = place.childNodes[at];
    if (shown === undefined) place.append(node);
    else if (!shown.isEqualNode(node)) shown.replaceWith(node);
  }
}

/** A figure or a score, which stays left to right within right-to-left text. */
export const figure = (text: string | number, name = 'figure'): HTMLElement =>
  html('bdi', { class: name, dir: 'ltr' }, text);

/** Such as "Run rate 8.16" or "Shots 11-7". */
export const labelled = (label: string, value: string | number): HTMLElement =>
  html('span', {}, label, ' ', figure(value));

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
