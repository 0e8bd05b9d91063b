import { buildServer, serverFile } from '../build/build-server.mjs';

/** The houses that tests start as processes run the built server, as an operator's do: it starts in a third of the time. */
export async function setup(project) {
  if ((await buildServer()) !== 0) throw new Error('The server could not be built; the lines above say why.');
  project.provide('serverMain', serverFile('main'));
}
