/** "de" before a name, shortened before a vowel: "d’Andar Bahar". */
export const frenchOf = (name: string): string => (/^[aeiouyhéàœ]/i.test(name) ? `d’${name}` : `de ${name}`);
