/** The torso in 156 x 104: waistcoat and bow tie, no face. */
export const dealerArt =
  '<path d="M0 104Q4 34 52 20L66 0h24l14 20q48 14 52 84z" fill="#0C1613"/><path d="M65 0l-7 22 20 40 20-40-7-22z" fill="#A9B5AE"/><path d="M65 0h26l-3 9q-10 8-20 0z" fill="#8A6A4E"/>' +
  '<path d="M57 20l-19 7 10 77h60l10-77-19-7-21 42z" fill="#1B3A30"/><path d="M57 20L78 62 99 20" fill="none" stroke="#C99A2E" stroke-opacity=".8" stroke-width="1.2"/><path d="M78 17L66 11v13zM78 17l12-6v13z" fill="#7C1D31"/><circle cx="78" cy="17.5" r="3" fill="#9b2c44"/>' +
  '<g fill="#E3B341"><circle cx="78" cy="69" r="1.8"/><circle cx="78" cy="79" r="1.8"/></g><rect x="100" y="48" width="20" height="7" rx="1.5" fill="#C99A2E"/><path d="M38 27Q16 34 8 104h18q6-52 16-60z" fill="#7d8a83" opacity=".55"/>';

/** The sleeve that reaches for the shoe. */
export const sleeveArt = '<path d="M118 27q22 7 30 77h-18q-6-52-16-60z" fill="#7d8a83" opacity=".55"/>';
