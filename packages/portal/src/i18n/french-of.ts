/** "de" before a name, which loses its vowel before another: "d’Andar Bahar". */
export const frenchOf = (name: string): string => (/^[aeiouyhéàœ]/i.test(name) ? `d’${name}` : `de ${name}`);
