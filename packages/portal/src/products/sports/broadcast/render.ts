type Attributes = Readonly<Record<string, string | number>>;
type Child = Node | string;

const svgNames = 'http://www.w3.org/2000/svg';

function dress<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

export function html(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElement {
  return dress(document.createElement(tag), attributes, children);
}

export function svg(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement {
  return dress(document.createElementNS(svgNames, tag) as SVGElement, attributes, children);
}

/** A figure or a score, which stays left to right within right-to-left text. */
export const figure = (text: string | number, name = 'figure'): HTMLElement =>
  html('bdi', { class: name, dir: 'ltr' }, String(text));

/** Such as "Run rate 8.16" or "Shots 11-7". */
export const labelled = (label: string, value: string | number): HTMLElement =>
  html('span', {}, label, ' ', figure(value));

/** Changes the page only when the text differs. */
export function write(node: Element, text: string | number): void {
  if (node.textContent !== String(text)) node.textContent = String(text);
}

/** Redraws a part only when its data differs. */
export function redrawer(): (place: Element, from: unknown, children: () => readonly Child[]) => void {
  const drawn = new WeakMap<Element, string>();
  return (place, from, children) => {
    const key = JSON.stringify(from) ?? '';
    if (drawn.get(place) === key) return;
    drawn.set(place, key);
    place.replaceChildren(...children());
  };
}

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
