import { box, circle, dot, icon, pip } from './icon.tsx';

/* What the shell shows, and the screens and games that its menu and bars and the dashboard's tiles lead to. */

export const Menu = icon('M4 6h16', 'M4 12h16', 'M4 18h16');

export const LogOut = icon(
  'M9.5 3.5H7A2.5 2.5 0 0 0 4.5 6v12A2.5 2.5 0 0 0 7 20.5h2.5',
  'M10.5 12h10',
  'M16.5 8l4 4-4 4',
);

export const PanelRight = icon(box(3, 4.5, 18, 15, 2.5), 'M14.5 4.5v15');

export const Refresh = icon(
  'M4 10a8.25 8.25 0 0 1 15.5-1.5',
  'M19.5 4v4.5H15',
  'M20 14a8.25 8.25 0 0 1-15.5 1.5',
  'M4.5 20v-4.5H9',
);

export const House = icon(
  'M4 10.5L12 3.5l8 7V18a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 18z',
  'M9.5 20.5V16a2.5 2.5 0 0 1 5 0v4.5',
);

export const Trophy = icon(
  'M7 3.5h10v6a5 5 0 0 1-10 0z',
  'M7 5.5H3.5V7A3.5 3.5 0 0 0 7 10.5',
  'M17 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5',
  'M12 14.5v3',
  'M7.5 20.5h9',
);

export const Spade = icon(
  'M12 3c1.5 3.5 8 6 8 10.75a3.75 3.75 0 0 1-8 .75 3.75 3.75 0 0 1-8-.75C4 9 10.5 6.5 12 3z',
  'M12 14.5V21',
  'M9 21h6',
);

export const Gamepad = icon(
  'M8 6.5h8a5 5 0 0 1 5 4.25l.75 4.75a2.75 2.75 0 0 1-4.75 2.25L15 15.5H9l-2 2.25a2.75 2.75 0 0 1-4.75-2.25L3 10.75A5 5 0 0 1 8 6.5z',
  'M8.5 9v4',
  'M6.5 11h4',
  pip(15, 12.25),
  pip(17.75, 9.5),
);

export const Notebook = icon(
  box(5.5, 3, 14.5, 18, 2.5),
  'M3.5 7.5h4',
  'M3.5 12h4',
  'M3.5 16.5h4',
  'M11.5 8h4.5',
  'M11.5 12h4.5',
);

export const Receipt = icon('M5 3.5h14v17l-3.5-2-3.5 2-3.5-2-3.5 2z', 'M9 8h6', 'M9 12.5h6');

export const Hourglass = icon('M7 3.5h10V7l-5 5-5-5z', 'M12 12l5 5v3.5H7V17z', 'M5 3.5h14', 'M5 20.5h14');

export const Ticket = icon(
  'M3 9.5V8a2.5 2.5 0 0 1 2.5-2.5h13A2.5 2.5 0 0 1 21 8v1.5a2.5 2.5 0 0 0 0 5V16a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16v-1.5a2.5 2.5 0 0 0 0-5z',
  dot(14, 9),
  dot(14, 12),
  dot(14, 15),
);

export const Person = icon(circle(12, 12, 9), circle(12, 9.5, 3), 'M6.25 18.75a6.5 6.5 0 0 1 11.5 0');

export const OpenBook = icon(
  'M12 6C10 4.5 7 4 3 4.25V18.5c4-.25 7 .25 9 1.75 2-1.5 5-2 9-1.75V4.25C17 4 14 4.5 12 6z',
  'M12 6v14',
);

export const Key = icon(circle(7.75, 16.25, 4.5), 'M11 13l9.5-9.5', 'M14.5 9.5l3 3', 'M18 6l3 3');

export const Sliders = icon(
  circle(15, 7.5, 2.75),
  'M3.5 7.5h8.75',
  'M17.75 7.5h2.75',
  circle(9, 16.5, 2.75),
  'M3.5 16.5h2.75',
  'M11.75 16.5h8.75',
);

export const Checklist = icon('M3.5 7l2 2L9 5', 'M3.5 16.5l2 2L9 14.5', 'M13 7.25h7.5', 'M13 16.75h7.5');

export const Lock = icon(box(4.5, 10.5, 15, 10, 2.5), 'M8 10.5V7.5a4 4 0 0 1 8 0v3', 'M12 14.5v2');

export const Plane = icon(
  'M13 8.5L17.25 4.25A1.75 1.75 0 0 1 19.75 6.75L15.5 11 17.5 19.5 16 21 12.5 14 9.25 17.25 9.5 20.25 8.5 21.25 6.25 17.75 2.75 15.5 3.75 14.5 6.75 14.75 10 11.5 3 8 4.5 6.5z',
);

export const Die = icon(
  box(3.5, 3.5, 17, 17, 3.5),
  pip(8, 8),
  pip(16, 8),
  pip(12, 12),
  pip(8, 16),
  pip(16, 16),
);

export const Globe = icon(circle(12, 12, 9), 'M3 12h18', 'M12 3a12 12 0 0 1 0 18', 'M12 3a12 12 0 0 0 0 18');

export const Crown = icon('M3.5 7.5L8 11.5 12 5l4 6.5 4.5-4L19 16.5H5z', 'M5 20.5h14');

export const Pot = icon(
  'M9 7c-3.5.75-5.5 3.25-5.5 6.5 0 4.25 3.5 7 8.5 7 5 0 8.5-2.75 8.5-7 0-3.25-2-5.75-5.5-6.5z',
  'M7.5 3.5h9',
  'M9 3.5V7',
  'M15 3.5V7',
  'M4 14h16',
);
