/** The host in what a client sends as its page's: a host, with a port perhaps, or a whole address. */
export function hostNamed(sent: string): string {
  const address = URL.parse(sent.includes('://') ? sent : `http://${sent}`);
  return address?.hostname ?? sent;
}
