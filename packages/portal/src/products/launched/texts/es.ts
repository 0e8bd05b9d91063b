import type { LaunchedTexts } from './en.ts';

export const es: LaunchedTexts = {
  games: {
    lobby: { name: 'Royal Gaming', line: 'Todos los juegos del estudio en un solo lugar' },
    roulette: { name: 'Ruleta', line: 'Un cero, todas las apuestas' },
    'dus-ka-dum': { name: 'Dus Ka Dum', line: 'Una carta, diez números' },
    'andar-bahar': { name: 'Andar Bahar', line: 'Se reparte al pulsar' },
    ludo: { name: 'Ludo rápido', line: 'Llega a casa primero' },
    aviator: { name: 'Aviator', line: 'Cobra antes de que se vaya' },
  },
  allGames: 'Todos los juegos',
  retry: 'Reintentar',
  list: {
    none: 'No se ofrece ningún juego por ahora',
    failed: 'No se pudieron cargar los juegos',
    off: 'Desactivado por la casa',
  },
  notOffered: 'Estos juegos no se ofrecen aquí',
  noGame: 'No se encontró el juego',
  noGameBody: 'La dirección puede ser antigua o estar mal escrita.',
  opening: (game) => `Abriendo ${game}…`,
  slow: 'El juego tarda en abrirse. Es posible que tu conexión sea lenta.',
  failed: {
    title: 'Este juego no está disponible ahora',
    advice: 'Tus monedas están a salvo. Inténtalo de nuevo o elige otro juego.',
    badAddress: 'La casa dio una dirección que no se puede mostrar aquí.',
    noReason: 'El juego se detuvo sin dar un motivo.',
  },
};
