/** The socket address for pages of our own host: clients need an address to connect, even for the same host. */
export const ownHost = '/';
