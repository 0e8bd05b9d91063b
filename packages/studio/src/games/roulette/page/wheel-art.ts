import { pocketColour, wheel } from '../spots.ts';

const colours = { red: '#B3152C', black: '#15191C', green: '#0F7A3D' } as const;
const step = 360 / wheel.length;

const point = (radius: number, degrees: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
};

function ringPart(outer: number, inner: number, from: number, to: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}z`;
}

function pocket(number: number, index: number): string {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
  const fill = colours[pocketColour(number)];
  return (
    `<path d="${ringPart(83, 69, from, to)}" fill="${fill}"/><path d="${ringPart(69, 53, from, to)}" fill="${fill}" fill-opacity=".78"/>` +
    `<path d="M${point(83, from)}L${point(53, from)}" stroke="#E3B341" stroke-width=".9"/>` +
    `<text transform="rotate(${(index * step).toFixed(3)}) translate(0 -72.6)" text-anchor="middle" font-size="9.4" fill="#fff">${number}</text>`
  );
}

const spoke = (degrees: number): string =>
  `<g transform="rotate(${degrees})"><path d="M-2.2-9L-1.2-37h2.4L2.2-9z" fill="url(#rl-gold)"/><circle cy="-38.5" r="3.2" fill="url(#rl-gold)"/></g>`;

const definitions =
  '<defs><radialGradient id="rl-cone"><stop offset="0" stop-color="#8A5A2B"/><stop offset=".55" stop-color="#5A3518"/><stop offset="1" stop-color="#2A160A"/></radialGradient>' +
  '<linearGradient id="rl-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF0B8"/><stop offset=".5" stop-color="#E3B341"/><stop offset="1" stop-color="#8A6414"/></linearGradient>' +
  '<radialGradient id="rl-depth"><stop offset=".6" stop-opacity=".55"/><stop offset=".76" stop-opacity=".12"/><stop offset=".84" stop-opacity="0"/></radialGradient></defs>';

/** The moving part: numbers, pockets, cone and turret, in a circle of radius 84. */
export const rotorArt = `${definitions}<circle r="84.5" fill="#E3B341"/><g font-family="Barlow Condensed,Arial Narrow,sans-serif" font-weight="700">${wheel.map(pocket).join('')}</g><circle r="83" fill="none" stroke="#F3D58A" stroke-width="1"/><circle r="69" fill="none" stroke="#E3B341" stroke-width=".9"/><circle r="83" fill="url(#rl-depth)"/><circle r="53" fill="url(#rl-cone)" stroke="#E3B341" stroke-width="1.6"/><circle r="42" fill="none" stroke="#E3B341" stroke-opacity=".35"/>${[0, 90, 180, 270].map(spoke).join('')}<circle r="10" fill="url(#rl-gold)"/><circle r="5.5" fill="#FFF3C8" stroke="#8A6414"/>`;

const diamond = (degrees: number): string =>
  `<path transform="rotate(${degrees}) translate(0 -91)" d="M0-4.2L1.7 0 0 4.2-1.7 0z" fill="#F3D58A"/>`;

/** The fixed part: the wooden bowl with its stops. */
export const bowlArt =
  '<defs><radialGradient id="rl-bowl"><stop offset=".82" stop-color="#2A160A"/><stop offset=".88" stop-color="#6B4320"/><stop offset=".95" stop-color="#8F5F30"/><stop offset="1" stop-color="#2E190C"/></radialGradient></defs>' +
  `<circle r="100" fill="url(#rl-bowl)"/><circle r="99.2" fill="none" stroke="#C99A2E" stroke-width="1.4"/><circle r="86" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2"/>${[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map(diamond).join('')}`;

/** The reflection of the floodlights on the bowl. */
export const glareArt =
  '<defs><linearGradient id="rl-glare" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><path d="M-88-30A93 93 0 0 1 88-30Q0-74-88-30z" fill="url(#rl-glare)"/>';
