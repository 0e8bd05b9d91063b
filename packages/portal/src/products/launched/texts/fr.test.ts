import { expect, test } from 'vitest';
import { fr as table } from '../../tables/texts/fr.ts';
import { fr as virtualProof } from '../verify-virtual/texts/fr.ts';
import { fr as launched } from './fr.ts';

test.each([
  [table.rulesTitle('Andar Bahar'), 'Règles d’Andar Bahar'],
  [table.rulesTitle('20-20 Teenpatti'), 'Règles de 20-20 Teenpatti'],
  [table.results.title('Instant Worli'), 'Résultat d’Instant Worli'],
  [table.verify.version('Amar Akbar Anthony', 2), 'Règles d’Amar Akbar Anthony, version 2'],
  [virtualProof.version('Andar Bahar', '1'), 'Règles d’Andar Bahar, version 1'],
  [launched.opening('Aviator'), 'Ouverture d’Aviator…'],
  [launched.opening('Roulette'), 'Ouverture de Roulette…'],
])('a name after "de" is written %s', (text, expected) => {
  expect(text).toBe(expected);
});
