import { type Cloth, sceneHeight } from './scene-layout.ts';

/** The torso in 156 x 104: waistcoat and bow tie, no face. */
export const dealerArt =
  '<path d="M0 104Q4 34 52 20L66 0h24l14 20q48 14 52 84z" fill="#0C1613"/><path d="M65 0l-7 22 20 40 20-40-7-22z" fill="#A9B5AE"/><path d="M65 0h26l-3 9q-10 8-20 0z" fill="#8A6A4E"/>' +
  '<path d="M57 20l-19 7 10 77h60l10-77-19-7-21 42z" fill="#1B3A30"/><path d="M57 20L78 62 99 20" fill="none" stroke="#C99A2E" stroke-opacity=".8" stroke-width="1.2"/><path d="M78 17L66 11v13zM78 17l12-6v13z" fill="#7C1D31"/><circle cx="78" cy="17.5" r="3" fill="#9b2c44"/>' +
  '<g fill="#E3B341"><circle cx="78" cy="69" r="1.8"/><circle cx="78" cy="79" r="1.8"/></g><rect x="100" y="48" width="20" height="7" rx="1.5" fill="#C99A2E"/><path d="M38 27Q16 34 8 104h18q6-52 16-60z" fill="#7d8a83" opacity=".55"/>';

/** The sleeve that reaches for the shoe. */
export const sleeveArt = '<path d="M118 27q22 7 30 77h-18q-6-52-16-60z" fill="#7d8a83" opacity=".55"/>';

/** A fixed sequence of scattered values, so that the lights are the same for the same width. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const tints = ['#FFD98A', '#FFEFC9', '#8FB8A8', '#BFE8D4'];

function standLights(width: number): string {
  const next = scatter(width);
  return Array.from({ length: Math.round(width / 4) }, () => {
    const [x, y, size, tint, shine] = [next(), next(), next(), next(), next()];
    return `<circle cx="${(x * width).toFixed(1)}" cy="${(3 + y * 74).toFixed(1)}" r="${(0.8 + size * size * 2.2).toFixed(1)}" fill="${tints[Math.floor(tint * tints.length)]}" opacity="${(0.08 + shine * 0.3).toFixed(2)}"/>`;
  }).join('');
}

/** The stand behind the dealer: an arc of small lights. */
export function standArt(width: number): string {
  const bowl = `M0 38 Q${width / 2} 64 ${width} 38`;
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#030706"/><stop offset="1" stop-color="#11231D"/></linearGradient></defs>` +
    `<rect width="${width}" height="124" fill="url(#sky)"/><path d="${bowl} V112 H0z" fill="#0A1713"/><path d="${bowl}" stroke="#2b4a3f" fill="none"/><path d="M0 58 Q${width / 2} 84 ${width} 58" stroke="#1a3029" fill="none"/>${standLights(width)}`
  );
}

const cloths: Readonly<Record<Cloth, readonly [string, string, string]>> = {
  green: ['#1E7A55', '#0D4632', '#05221A'],
  wine: ['#8A2440', '#4E1026', '#22060F'],
  blue: ['#26578F', '#10305A', '#061528'],
  indigo: ['#3F3A8C', '#231F57', '#0D0B26'],
  teal: ['#1B7480', '#0C424B', '#041D22'],
};

const trayChips = ['#E9E4D4', '#D6483F', '#2F7FD8', '#2FA35F', '#3B444A', '#7A4BD0', '#D99A1E'];

const stops = (...of: readonly (readonly [number, string, number?])[]): string =>
  of
    .map(([at, colour, opacity]) => {
      const shade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${shade}/>`;
    })
    .join('');

function definitions(cloth: Cloth, width: number): string {
  const [light, middle, dark] = cloths[cloth];
  return (
    `<defs><radialGradient id="cloth" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="230" r="${Math.max(280, width * 0.52)}">${stops([0, light], [0.5, middle], [1, dark])}</radialGradient>` +
    `<linearGradient id="rail" x1="0" y1="0" x2="0" y2="1">${stops([0, '#6B4528'], [0.06, '#3A2315'], [1, '#120A06'])}</linearGradient>` +
    `<radialGradient id="glow">${stops([0, '#FFF1C4', 0.75], [0.3, '#FFD774', 0.28], [1, '#FFC53D', 0])}</radialGradient>` +
    `<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">${stops([0, '#FFF3CF', 0.2], [1, '#FFF3CF', 0])}</linearGradient>` +
    '<filter id="soft" x="-30%" y="-300%" width="160%" height="700%"><feGaussianBlur stdDeviation="6"/></filter>' +
    '<pattern id="weave" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 3 3 0" stroke="#fff" stroke-opacity=".05" stroke-width=".6"/></pattern></defs>'
  );
}

function floodlight(x: number, width: number): string {
  const lamps = [2, 9, 16].flatMap((y) => [-12, -4, 4, 12].map((dx) => `M${dx} ${y}h.01`)).join('');
  const isLeft = x < width / 2;
  const [near, far] = isLeft ? [width * 0.4, -width * 0.12] : [width * 0.6, width * 1.12];
  return (
    `<path d="M${x} 8L${near} ${sceneHeight}H${far}z" fill="url(#beam)"/><g transform="translate(${x} 6)"><circle cy="8" r="62" fill="url(#glow)"/>` +
    `<path d="${lamps}" stroke="#FFF6DC" stroke-width="5.4" stroke-linecap="round"/><rect x="-17" y="-3" width="34" height="24" rx="3" fill="none" stroke="#33493f" stroke-width="1.5"/></g>`
  );
}

function trayStack(colour: string, index: number): string {
  const layers = [0, 1, 2, 3, 4, 5]
    .map((step) => {
      const x = 119 + index * 18 + (index - 3) * 0.1 * step;
      return `<path d="M${x.toFixed(1)} ${109.3 + step * 3}h14.5" stroke-opacity="${(0.55 + step * 0.09).toFixed(2)}"/>`;
    })
    .join('');
  const spot = `<path d="M${126 + index * 18} 108v18" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-dasharray="2.6 .4"/>`;
  return `<g stroke="${colour}" stroke-width="2.6">${layers}</g>${spot}`;
}

const chipTray = (middle: number): string =>
  `<g transform="translate(${middle - 180})"><path d="M114 106h132l6 22H108z" fill="#0A0F0D" stroke="#C99A2E" stroke-opacity=".6"/>${trayChips.map(trayStack).join('')}</g>`;

const discard =
  '<g transform="translate(14 90)"><ellipse cx="26" cy="34" rx="32" ry="7" opacity=".5"/><path d="M2 8L40 4 50 12V30L10 36 2 28z" fill="#5c1420" opacity=".85"/>' +
  `<g stroke="#000" stroke-opacity=".27" stroke-width=".5">${[28, 25.5, 23, 20.5, 18].map((y, at) => `<path d="M6 ${y}l34-4 6 4-34 5z" fill="${at === 4 ? '#0F3D30' : '#EDE8DA'}"/>`).join('')}</g>` +
  '<path d="M2 8L10 14V36L2 28z" fill="#8d2334" opacity=".5"/><path d="M10 14L50 12V30L10 36z" fill="#c83a50" fill-opacity=".22" stroke="#ff98a8" stroke-opacity=".4" stroke-width=".7"/></g>';

const shoe = (width: number): string =>
  `<g transform="translate(${width - 74} 78)"><ellipse cx="34" cy="56" rx="46" ry="9" opacity=".5"/><path d="M6 14L52 4 70 14V44L20 56 6 44z" fill="#101715"/><path d="M6 14L52 4 70 14 22 25z" fill="#2B3935"/><path d="M6 14L22 25 20 56 6 44z" fill="#1A2421"/><path d="M22 25L70 14V44L20 56z" fill="#0A100E"/>` +
  '<path d="M24 28L66 18.5" stroke="#FFC53D" stroke-opacity=".65"/><path d="M8.5 18L19 26.5 18 50 8.5 41z" fill="#F4EFE1"/><path d="M10 21.500l7.3 6.5-.7 18L10 39.500z" fill="#0F3D30" stroke="#E3B341" stroke-width=".6"/><path d="M34 36l5 4 5-7" fill="none" stroke="#FFC53D" stroke-width="2" opacity=".8"/></g>';

/** Rail, cloth, lights, trays and shoe: everything in front of the dealer that never moves. */
export function tableArt(cloth: Cloth, width: number): string {
  const middle = width / 2;
  const curve = (y: number) => `M-30 ${y} Q${middle} ${y - 26} ${width + 30} ${y}`;
  return (
    `${definitions(cloth, width)}<path d="${curve(108)} V360 H-30z" fill="url(#rail)"/><path d="${curve(109)}" fill="none" stroke="#8a6138" stroke-width="1.5"/>` +
    `<path d="${curve(118)} V390 H-30z" fill="url(#cloth)"/><path d="${curve(118)} V390 H-30z" fill="url(#weave)"/>` +
    `<path d="${curve(124)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="10" filter="url(#soft)"/><path d="${curve(118)}" fill="none" stroke="#C99A2E" stroke-width="1.4" stroke-opacity=".85"/>` +
    `${floodlight(width * 0.1, width)}${floodlight(width * 0.9, width)}${chipTray(middle)}${discard}${shoe(width)}<path d="M-20 128Q${middle} 112 ${width + 20} 128" fill="none" stroke="#F3D58A" stroke-opacity=".25"/>`
  );
}

/** The near rail and the vignette, in front of cards and chips. */
export function frontArt(width: number): string {
  const edge = `M-20 342Q${width / 2} 356 ${width + 20} 342`;
  return (
    `<defs><linearGradient id="near" x1="0" y1="0" x2="0" y2="1">${stops([0, '#0a0604'], [0.35, '#4A2F1C'], [1, '#180E08'])}</linearGradient><radialGradient id="dark" cx=".5" cy=".55" r=".75">${stops([0.55, '#000', 0], [1, '#000', 0.6])}</radialGradient></defs>` +
    `<path d="${edge}V370H-20z" fill="url(#near)"/><path d="${edge}" stroke="#C99A2E" stroke-opacity=".5" fill="none"/><rect width="${width}" height="${sceneHeight}" fill="url(#dark)"/>`
  );
}
