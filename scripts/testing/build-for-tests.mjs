import { buildServer, serverFile } from '../build/build-server.mjs';

/** The houses and commands that tests start as processes are built, as an operator's are: they load in half of the time or less. */
export async function setup(project) {
  if ((await buildServer()) !== 0) throw new Error('The server could not be built; the lines above say why.');
  project.provide('serverMain', serverFile('main'));
  project.provide('operatorMain', serverFile('operator'));
}
