/** A socket address for pages of our own host: clients connect where an address is given, and none is not one. */
export const ownHost = '/';
