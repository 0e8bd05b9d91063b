export type EmblemName = 'tiger' | 'lion' | 'dragon';

const tiger =
  '<g fill="#F28C28"><circle cx="22" cy="22" r="15"/><circle cx="78" cy="22" r="15"/></g><g fill="#5A2A10"><circle cx="22" cy="22" r="7"/><circle cx="78" cy="22" r="7"/></g><path d="M50 10C76 10 92 30 90 56 88 80 70 94 50 94S12 80 10 56C8 30 24 10 50 10z" fill="#F59A2E"/><path d="M50 56c20 0 30 10 28 22-4 10-16 16-28 16s-24-6-28-16c-2-12 8-22 28-22z" fill="#FFF4DF"/><path d="M50 10l5 16-5 10-5-10zM32 15l9 15-6 3zM68 15l-9 15 6 3zM10 46l17 6-16 6zM90 46l-17 6 16 6zM13 66l15 1-12 8zM87 66l-15 1 12 8zM42 62h16l-8 10z" fill="#2A140A"/><path d="M50 72v6q-6 8-13 4M50 78q6 8 13 4" stroke="#2A140A" stroke-width="3" fill="none"/><path d="M26 46q8-8 18 2-10 6-18-2zM74 46q-8-8-18 2 10 6 18-2z" fill="#FFE27A" stroke="#2A140A" stroke-width="2"/><g fill="#2A140A"><circle cx="36" cy="46" r="3.5"/><circle cx="64" cy="46" r="3.5"/></g>';

const tuft = (turn: number): string =>
  `<path d="M50 2 60 24H40z" fill="${turn % 2 === 0 ? '#B8651B' : '#8E4A12'}" transform="rotate(${turn * 22.5} 50 52)"/>`;

const lion = `${Array.from({ length: 16 }, (_, turn) => tuft(turn)).join('')}<circle cx="50" cy="52" r="39" fill="#A8591A"/><g fill="#E0A04A"><circle cx="26" cy="30" r="10"/><circle cx="74" cy="30" r="10"/></g><path d="M50 22c18 0 28 14 27 32-2 20-14 32-27 32S25 74 23 54c-1-18 9-32 27-32z" fill="#F2BC62"/><path d="M43 34h14l4 30H39z" fill="#E2A144"/><path d="M50 62c14 0 20 6 18 14-4 8-10 11-18 11s-14-3-18-11c-2-8 4-14 18-14z" fill="#FFF1D6"/><path d="M40 60h20l-10 11z" fill="#3A1C0C"/><path d="M50 71v5q-5 6-10 3M50 76q5 6 10 3" stroke="#3A1C0C" stroke-width="2.6" fill="none"/><path d="M28 46q7-6 15 2-8 5-15-2zM72 46q-7-6-15 2 8 5 15-2z" fill="#FFF6CF" stroke="#3A1C0C" stroke-width="2"/><g fill="#3A1C0C"><circle cx="36" cy="47" r="3"/><circle cx="64" cy="47" r="3"/></g>`;

const dragon =
  '<path d="M32 30Q22 8 4 4q4 20 18 38zM68 30Q78 8 96 4q-4 20-18 38z" fill="#E3B341"/><path d="M14 46L2 56l14 4-8 14 18-2M86 46l12 10-14 4 8 14-18-2" fill="#0E6B4A"/><path d="M50 12L74 26 84 50 68 80 50 95 32 80 16 50 26 26z" fill="#1F9D6B"/><path d="M50 12L58 30 50 50 42 30z" fill="#0E6B4A"/><path d="M22 40L46 51 44 60 24 54zM78 40L54 51 56 60 76 54z" fill="#0A4A34"/><path d="M27 45l17 8-4 3-11-3zM73 45l-17 8 4 3 11-3z" fill="#FFD84D"/><path d="M36 66Q50 54 64 66l-4 18-10 8-10-8z" fill="#39D196"/><g fill="#0A3323"><circle cx="44" cy="70" r="3"/><circle cx="56" cy="70" r="3"/></g><path d="M40 82h20M38 74Q24 78 18 94M62 74q14 4 20 20" stroke="#E3B341" stroke-width="3" fill="none" stroke-linecap="round"/>';

const drawings: Readonly<Record<EmblemName, string>> = { tiger, lion, dragon };

export const emblemId = (name: EmblemName): string => `md-${name}`;

const emblemSymbol = (name: EmblemName): string =>
  `<symbol id="${emblemId(name)}" viewBox="0 0 100 100">${drawings[name]}</symbol>`;

export const emblemSheet = `${emblemSymbol('tiger')}${emblemSymbol('lion')}${emblemSymbol('dragon')}`;
