/** The sections that the tabs scroll to, by the id of their element. */
export const sectionIds = {
  odds: 'match-odds',
  bookmaker: 'match-bookmaker',
  fancy: 'match-fancy',
  myBets: 'match-bets',
} as const;

export type Section = keyof typeof sectionIds;

export const sections = Object.keys(sectionIds) as readonly Section[];

export function showSection(section: Section): void {
  document.getElementById(sectionIds[section])?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
