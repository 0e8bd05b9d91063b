import { svg } from '../../render.ts';

const width = 400;
const height = 260;

/** One half's markings, mirrored for the other. */
function half(): SVGElement[] {
  return [
    svg('rect', { x: 14, y: 62, width: 58, height: 136 }),
    svg('rect', { x: 14, y: 98, width: 22, height: 64 }),
    svg('path', { d: 'M72 108 A28 28 0 0 1 72 152' }),
    svg('rect', { class: 'goal-mouth', x: 5, y: 112, width: 9, height: 36 }),
  ];
}

/** Only the markings: the feed does not say where the players are. */
export function drawPitch(): SVGElement {
  const stripes = Array.from({ length: 5 }, (_, place) =>
    svg('rect', { class: 'mown', x: 14 + place * 74.4, y: 14, width: 37.2, height: height - 28 }),
  );
  return svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'field pitch-markings', 'aria-hidden': 'true' },
    svg('rect', { class: 'turf', x: 0, y: 0, width, height, rx: 6 }),
    ...stripes,
    svg(
      'g',
      { class: 'marking' },
      svg('rect', { x: 14, y: 14, width: width - 28, height: height - 28 }),
      svg('path', { d: `M${width / 2} 14V${height - 14}` }),
      svg('circle', { cx: width / 2, cy: height / 2, r: 40 }),
      ...half(),
      svg('g', { transform: `translate(${width} 0) scale(-1 1)` }, ...half()),
    ),
  );
}
