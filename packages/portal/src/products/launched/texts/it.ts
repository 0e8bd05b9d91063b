import type { LaunchedTexts } from './en.ts';

export const it: LaunchedTexts = {
  games: {
    lobby: { name: 'Royal Gaming', line: 'Tutti i giochi dello studio in un solo posto' },
    roulette: { name: 'Roulette', line: 'Uno zero, ogni scommessa' },
    'dus-ka-dum': { name: 'Dus Ka Dum', line: 'Una carta, dieci numeri' },
    'andar-bahar': { name: 'Andar Bahar', line: 'Carte appena premi' },
    ludo: { name: 'Ludo veloce', line: 'Arriva a casa per primo' },
    aviator: { name: 'Aviator', line: 'Incassa prima che voli via' },
  },
  allGames: 'Tutti i giochi',
  retry: 'Riprova',
  list: {
    none: 'Al momento non è offerto alcun gioco',
    failed: 'Impossibile caricare i giochi',
    off: 'Disattivato dal banco',
  },
  notOffered: 'Questi giochi non sono offerti qui',
  noGame: 'Nessun gioco trovato',
  noGameBody: 'L’indirizzo potrebbe essere vecchio o errato.',
  opening: (game) => `Apertura di ${game}…`,
  slow: 'Il gioco impiega molto ad aprirsi. La connessione potrebbe essere lenta.',
  failed: {
    title: 'Questo gioco non è disponibile al momento',
    advice: 'I tuoi gettoni sono al sicuro. Riprova o scegli un altro gioco.',
    badAddress: 'Il banco ha dato un indirizzo che qui non si può mostrare.',
    noReason: 'Il gioco si è fermato senza dare un motivo.',
  },
};
