import type { Team } from '../../play/play.ts';

/** Invented sides. */
export interface Series {
  readonly name: string;
  readonly teams: readonly Team[];
}

function team(name: string, short: string, rating: number): Team {
  return { name, short, rating };
}

export const t20Series: readonly Series[] = [
  {
    name: 'Monsoon Premier Twenty20',
    teams: [
      team('Chandragiri Cheetahs', 'CC', 2),
      team('Neelam Nagar Knights', 'NNK', 1),
      team('Suryapur Strikers', 'SS', 1),
      team('Gulmarg Valley Gliders', 'GVG', 0),
      team('Konkan Coast Kings', 'KCK', 0),
      team('Malabar Mariners', 'MM', 0),
      team('Devgarh Daredevils', 'DD', -1),
      team('Rohtang Raiders', 'RR', -2),
    ],
  },
  {
    name: 'Island Twenty20 Cup',
    teams: [
      team('Ratnapura Royals', 'RRY', 1),
      team('Trincobay Tuskers', 'TT', 1),
      team('Mirpurganj Mavericks', 'MGM', 0),
      team('Sylvan Sixers', 'SYS', 0),
      team('Padma Delta Panthers', 'PDP', -1),
      team('Coral Bay Cyclones', 'CBC', -1),
    ],
  },
];

export const odiSeries: readonly Series[] = [
  {
    name: 'Confederation One-Day Trophy',
    teams: [
      team('Aravalli', 'ARV', 2),
      team('Southern Isles', 'SIS', 1),
      team('Khyber Union', 'KHU', 1),
      team('Deccan Plateau', 'DPL', 0),
      team('Ganga Plains', 'GPL', 0),
      team('Highland States', 'HLS', -1),
    ],
  },
];

export const testSeries: readonly Series[] = [
  {
    name: 'Sapphire Test Championship',
    teams: [
      team('Sahyadri', 'SAH', 1),
      team('Coromandel', 'COR', 1),
      team('Nilgiri Hills', 'NIL', 0),
      team('Thar Province', 'THP', 0),
      team('Sundar Delta', 'SUD', 0),
      team('Pearl Coast', 'PRC', -1),
    ],
  },
];

export const footballSeries: readonly Series[] = [
  {
    name: 'Meridian League',
    teams: [
      team('Porto Azul', 'PAZ', 2),
      team('Kestrel Athletic', 'KES', 1),
      team('Northgate Rovers', 'NGR', 1),
      team('Villa Serena', 'VSE', 0),
      team('Harbour Town', 'HBT', 0),
      team('Olimpia Vardar', 'OLV', 0),
      team('Eastmoor United', 'EMU', -1),
      team('Real Almendra', 'RAL', -1),
      team('Dynamo Lindau', 'DLI', -2),
      team('Saint Corvin', 'STC', -2),
    ],
  },
  {
    name: 'Lantern Cup',
    teams: [
      team('Kolkandi Sporting', 'KOS', 1),
      team('Goa Lagoon', 'GLG', 1),
      team('Shillong Pines', 'SHP', 0),
      team('Malabar Stars', 'MBS', 0),
      team('Doab City', 'DBC', -1),
      team('Jaffna Harbour', 'JFH', -1),
    ],
  },
];

export const tennisSeries = [
  'Amber Coast Open',
  'Lakeside Masters',
  'Saffron Hills Classic',
  'Old Harbour Cup',
] as const;

export const doublesSeries = 'Amber Coast Open Doubles';
