const foldersOfFiles = /^\/(assets|brands|cache|cards|socket\.io)(\/|$)/;

/** Screens with parameters, which may hold any word, such as the address of a cache. */
const screenWithParameters = /^\/main\/[^/.]+\//;

/** A name with an extension, which begins with a letter: the ids of markets have points too. */
const hasExtension = /\.[a-z][a-z\d]*$/i;
const isHidden = /\/\./;

/** Whether an address asks for a file, and not for a page of the portal. */
export function isFileAddress(url: string): boolean {
  const path = decoded(url.split(/[?#]/, 1)[0] ?? '');
  if (foldersOfFiles.test(path)) return true;
  return !screenWithParameters.test(path) && (hasExtension.test(path) || isHidden.test(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
