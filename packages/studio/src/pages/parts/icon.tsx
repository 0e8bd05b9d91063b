/** Line drawings in 24 x 24. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  sound: 'M4 9.500v5h3.500l4.5 4v-13l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  muted: 'M4 9.500v5h3.500l4.5 4v-13l-4.5 4zM16 9.500l5 5M21 9.500l-5 5',
  shield: 'M12 3l7.5 3v5.500c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.500V6zM8.5 12l2.5 2.5 4.5-5',
  rebet: 'M4.5 12a7.5 7.5 0 1 0 2.5-5.600M4.5 4v4.500H9',
  double: 'M9 6.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M12.5 7.500A5.5 5.5 0 1 1 12.5 16.5',
  undo: 'M9 5L4.5 9.5 9 14M5 9.500h9a5 5 0 0 1 0 10h-3',
  clear: 'M6 6l12 12M18 6L6 18',
  flame: 'M12 3c1 4 6 5.5 6 11a6 6 0 0 1-12 0c0-3 1.5-4 2.5-6 .5 2 1.5 2.5 2 3C11.5 8 11 5.5 12 3z',
  snow: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="st-icon"
      data-icon={name}
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
