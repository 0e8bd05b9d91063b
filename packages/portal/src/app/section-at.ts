import { matchPath, type Params } from 'react-router';
import { patternUnderMain } from '../paths.ts';
import { type MainPath, mainPathNames, mainPatterns } from '../products.ts';

/** The screen of an address; undefined for a game at an address of its own, and for an unknown one. */
export const sectionAt = (pathname: string): MainPath | undefined =>
  mainPathNames.find((name) => paramsOf(name, pathname) !== undefined);

export const paramsOf = (name: MainPath, pathname: string): Params | undefined =>
  matchPath(patternUnderMain(mainPatterns[name]), pathname)?.params;
