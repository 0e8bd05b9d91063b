import { box, circle, dot, icon, pip } from './icon.tsx';

/* What one does on a screen, what state it is in, and what it shows. */

export const Plus = icon('M12 4.5v15', 'M4.5 12h15');
export const Minus = icon('M4.5 12h15');
export const Cross = icon('M5.5 5.5l13 13', 'M18.5 5.5l-13 13');
export const Check = icon('M4.5 12.75L9.5 17.75 19.5 6.75');

export const ChevronLeft = icon('M15 5.5L8.5 12l6.5 6.5');
export const ChevronRight = icon('M9 5.5l6.5 6.5L9 18.5');
export const ChevronDown = icon('M5.5 9l6.5 6.5L18.5 9');
export const ArrowLeft = icon('M20 12H4', 'M11 5L4 12l7 7');
export const ArrowUp = icon('M12 20V4', 'M5 11l7-7 7 7');

export const Play = icon('M7 4.5L19 12 7 19.5z');
export const Pause = icon(box(5.5, 4.5, 4, 15, 1), box(14.5, 4.5, 4, 15, 1));

const speaker = 'M3 9.5h4L12.5 5v14L7 14.5H3z';
export const SoundOn = icon(speaker, 'M16 9a4.25 4.25 0 0 1 0 6', 'M18.75 6.25a8 8 0 0 1 0 11.5');
export const SoundOff = icon(speaker, 'M16.5 9.5l5 5', 'M21.5 9.5l-5 5');

export const Ellipsis = icon(pip(5, 12), pip(12, 12), pip(19, 12));
export const Search = icon(circle(10.5, 10.5, 6.5), 'M15.25 15.25L20.5 20.5');
export const Send = icon('M4 4.5L20.5 12 4 19.5 6.5 12z', 'M6.5 12h6');
export const Download = icon(
  'M12 3.5V15',
  'M7 10.25l5 5 5-5',
  'M4 16.5V18a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-1.5',
);
export const Expand = icon('M13.5 4H20v6.5', 'M20 4l-6.5 6.5', 'M10.5 20H4v-6.5', 'M4 20l6.5-6.5');
export const Tap = icon(
  'M9.5 9.5l11.5 4-5.25 2.25L13.5 21z',
  'M8.5 3v2.5',
  'M3 8.5h2.5',
  'M4.5 4.5L6.25 6.25',
);

const turnBack = ['M4.5 4v4.5H9', 'M4.5 8.5A8.25 8.25 0 1 1 4 14'] as const;
export const Repeat = icon(...turnBack);
export const History = icon(...turnBack, 'M12 8v4.5l3 1.5');
export const TimesTwo = icon(
  'M3 9l7 7',
  'M10 9l-7 7',
  'M13.5 8.5a3.75 3.75 0 0 1 7.5 0c0 3-3.75 6-7.5 10.25H21',
);
export const Undo = icon('M9 4.5l-5 5 5 5', 'M4 9.5h11a5 5 0 0 1 0 10H8.5');

export const Info = icon(circle(12, 12, 9), 'M12 11.5v5', dot(12, 7.75));
export const CircleAlert = icon(circle(12, 12, 9), 'M12 7.5v5', dot(12, 16.25));
export const CircleCheck = icon(circle(12, 12, 9), 'M7.75 12.25l3 3 5.5-6');
export const CircleQuestion = icon(
  circle(12, 12, 9),
  'M9.25 9.5a2.75 2.75 0 1 1 4.25 2.25c-1 .75-1.5 1.25-1.5 2',
  dot(12, 17),
);

const shield = 'M12 3l7.5 2.75v5.75c0 4.5-3 7.75-7.5 9.5-4.5-1.75-7.5-5-7.5-9.5V5.75z';
export const ShieldCheck = icon(shield, 'M8.25 12l2.75 2.75 4.75-5.5');
export const ShieldAlert = icon(shield, 'M12 8v4.5', dot(12, 16));

export const CloudOff = icon(
  'M7 19.5h10a4.5 4.5 0 0 0 .75-9A6 6 0 0 0 6.25 10.25 4.75 4.75 0 0 0 7 19.5z',
  'M10 12.5l4 4',
  'M14 12.5l-4 4',
);
export const WifiOff = icon(
  'M2.75 10a13.5 13.5 0 0 1 10.25-3.5',
  'M7.25 14.5a6.75 6.75 0 0 1 9.5 0',
  dot(12, 19),
  'M16.5 6.5l4.5 4.5',
  'M21 6.5l-4.5 4.5',
);
export const Unplugged = icon(
  'M7 10.5l6.5 6.5a4.5 4.5 0 0 1-6.5-6.5z',
  'M7 17l-4 4',
  'M8.75 12.25l2-2',
  'M11.75 15.25l2-2',
  'M11.25 6.25l6.5 6.5a4.5 4.5 0 0 0-6.5-6.5z',
  'M17.75 6.25L21 3',
);
export const Door = icon(
  'M6 20.5V6a2.5 2.5 0 0 1 2.5-2.5h7A2.5 2.5 0 0 1 18 6v14.5z',
  'M3 20.5h18',
  dot(14.5, 12.5),
);

export const CalendarDays = icon(
  box(3.5, 5, 17, 15.5, 2.5),
  'M3.5 10h17',
  'M8 3v4',
  'M16 3v4',
  pip(8, 15.25),
  pip(12, 15.25),
  pip(16, 15.25),
);
export const Coins = icon(circle(9, 9, 5.5), 'M15.5 9.5a5.5 5.5 0 1 1-6 6', 'M9 7.5v3');
export const Tiles = icon(
  box(3.5, 3.5, 7, 7, 1.5),
  box(13.5, 3.5, 7, 7, 1.5),
  box(3.5, 13.5, 7, 7, 1.5),
  box(13.5, 13.5, 7, 7, 1.5),
);
export const Roads = icon(
  circle(5, 5, 2),
  circle(5, 12, 2),
  circle(5, 19, 2),
  circle(12, 5, 2),
  circle(19, 5, 2),
  circle(19, 12, 2),
);
export const Tv = icon(box(3, 8, 18, 12.5, 2.5), 'M7.5 3.5L12 8l4.5-4.5');
