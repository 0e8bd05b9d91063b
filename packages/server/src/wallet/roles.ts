/** The nine roles of specification section 6, highest first. Only clients bet. */
export const roles = [
  'owner',
  'sub-owner',
  'super-admin',
  'admin',
  'mini-admin',
  'master',
  'super-agent',
  'agent',
  'client',
] as const;

export type Role = (typeof roles)[number];

export const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word);

export const standsAbove = (upper: Role, lower: Role): boolean => roles.indexOf(upper) < roles.indexOf(lower);
