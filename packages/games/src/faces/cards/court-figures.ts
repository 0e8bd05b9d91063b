export type Court = 'J' | 'Q' | 'K';

interface Dress {
  readonly coat: string;
  readonly vest: string;
  readonly skin: string;
}

const gold = '#E3A62A';
const ink = '#1C1512';

const black: Dress = { coat: '#123F33', vest: '#7C1D31', skin: '#DDA878' };
const red: Dress = { coat: '#B4142F', vest: '#1F3F75', skin: '#E8B88C' };

const coat = ({ coat, vest, skin }: Dress): string =>
  `<path d="M26 70V63q3-9 17-12h14q14 3 17 12v7z" fill="${coat}"/><path d="M43 51l7 12 7-12 4.5 19H38.500z" fill="${vest}"/>` +
  `<path d="M43 51l7 12 7-12" fill="none" stroke="${gold}" stroke-width="1.8"/><path d="M30 60l3.3 10M70 60l-3.3 10" stroke="${gold}" stroke-width="1.2"/>` +
  `<g fill="${gold}"><circle cx="50" cy="66" r="1.3"/><circle cx="35" cy="62" r="1.1"/><circle cx="65" cy="62" r="1.1"/></g>` +
  `<path d="M46 43h8v10h-8z" fill="${skin}"/><path d="M46 47q4 3 8 0v2q-4 3-8 0z" opacity=".13"/>`;

const face = ({ skin }: Dress): string =>
  `<path d="M41 31q0-8 9-8t9 8q0 10-3 14-3 3-6 3t-6-3q-3-4-3-14z" fill="${skin}"/>` +
  `<path d="M43.5 33q2-1.3 4 0M52.5 33q2-1.3 4 0M50 34.500v4.500l-1.2.6" stroke="${ink}" stroke-width="1.1" stroke-linecap="round" fill="none"/>` +
  `<g fill="${ink}"><circle cx="45.6" cy="35" r=".9"/><circle cx="54.4" cy="35" r=".9"/></g>`;

/** Turban, plume and beard. */
const king = (dress: Dress): string =>
  `${coat(dress)}${face(dress)}` +
  `<path d="M41.5 38q1 11.5 8.5 11.500T58.5 38q-1.5 4-3.5 4.6-2-2-5-.8-3-1.2-5 .8-2-.6-3.5-4.600z" fill="${ink}"/><path d="M48.2 44.600h3.6" stroke="#C9786A"/>` +
  `<path d="M38 32q-2-13 12-14 14 1 12 14-12-6-24 0z" fill="${dress.coat}"/><path d="M39 27q11-6 22 0M40.5 22.500q9-4 19 0" stroke="${gold}" stroke-width="1.3" fill="none"/>` +
  `<path d="M38 32q12-6 24 0v-2.500q-12-6-24 0zM50 25q-3-4 0-12 3 8 0 12z" fill="${gold}"/><circle cx="50" cy="25.5" r="2" fill="${dress.vest}" stroke="${gold}" stroke-width=".8"/>` +
  `<path d="M68.5 22v46M65.5 58h6" stroke="${gold}" stroke-width="1.6"/><path d="M68.5 17l2 6h-4z" fill="${gold}"/>`;

/** Veil, crown and lotus. */
const queen = (dress: Dress): string =>
  `${coat(dress)}<path d="M37 64q-6-46 13-47 19 1 13 47l-5-11q4-14 0-24-8-5-16 0-4 10 0 24z" fill="${dress.coat}"/>` +
  `<path d="M41.5 54q-4-16 0-26 8.5-6 17 0 4 10 0 26" fill="none" stroke="${gold}" stroke-width="1.5"/>${face(dress)}` +
  `<path d="M41 32q1-8 9-9.5 8 1.5 9 9.5-3-5-9-6.5-6 1.5-9 6.500z" fill="${ink}"/><path d="M48 42.600q2 1.6 4 0-2-1.2-4 0z" fill="#B4142F"/>` +
  `<path d="M50 22.500v4" stroke="${gold}"/><g fill="${gold}"><circle cx="50" cy="27.8" r="1.5"/><circle cx="41" cy="40" r="1.5"/><circle cx="59" cy="40" r="1.5"/>` +
  `<path d="M40 22l2.5-6 3.5 4 4-6 4 6 3.5-4 2.5 6q-10-5-20 0z"/></g>` +
  `<path d="M33 64v-8" stroke="#2E7D55" stroke-width="1.3"/><path d="M33 57c-5-1-5-6-3-7 1 2 2 2 3-1 1 3 2 3 3 1 2 1 2 6-3 7z" fill="#F3C9D2"/>`;

/** Cap, feather and spear. */
const jack = (dress: Dress): string =>
  `${coat(dress)}<path d="M39 44q-3-18 11-19 14 1 11 19-2 2-4 0 3-10 0-14-7-3-14 0-3 4 0 14-2 2-4 0z" fill="${ink}"/>${face(dress)}` +
  `<path d="M47.5 43h5" stroke="#A8584A" stroke-width="1.2" stroke-linecap="round"/><path d="M38 30l1-7q11-7 22-1l1 8q-12-5-24 0z" fill="${dress.vest}"/>` +
  `<path d="M38 30q12-5 24 0v-2.600q-12-5-24 0z" fill="${gold}"/><path d="M59 24q8-3 7-11-8 1-10 9z" fill="${dress.coat}"/>` +
  `<path d="M58 24q5-4 7-9" stroke="${gold}" stroke-width=".8" fill="none"/><path d="M31 24v44" stroke="${gold}" stroke-width="1.5"/>` +
  `<path d="M31 18q5 3 0 9-5-6 0-9z" fill="${dress.vest}" stroke="${gold}" stroke-width=".8"/>`;

const figures: Readonly<Record<Court, (dress: Dress) => string>> = { J: jack, Q: queen, K: king };

/** The upper half of a court card; the lower half is the same, rotated about the centre. */
export function courtFigure(court: Court, isRed: boolean): string {
  return figures[court](isRed ? red : black);
}

export const courtFrame = '<rect x="26" y="12" width="48" height="116" rx="3" fill="#FBF4E2"/>';
export const courtSash = `<path d="M26.5 70h47" stroke="${gold}" stroke-width="2.8"/><rect x="26" y="12" width="48" height="116" rx="3" fill="none" stroke="#C99A2E"/>`;
