import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/priced-option.ts';
import { options } from './options.ts';

export const rules: GameRules = {
  paragraphs: ['One card from a pack of 52. Red or Black wins by its colour.'],
  pays: [payRow('Red or Black', options)],
  translated: {
    ar: {
      paragraphs: ['ورقة واحدة من مجموعة من 52 ورقة. يفوز الأحمر أو الأسود بحسب لونها.'],
      pays: ['أحمر أو أسود'],
    },
    es: {
      paragraphs: ['Una carta de una baraja de 52. Rojo o Negro gana según su color.'],
      pays: ['Rojo o Negro'],
    },
    fr: {
      paragraphs: ['Une carte d’un jeu de 52. Rouge ou Noir gagne selon sa couleur.'],
      pays: ['Rouge ou Noir'],
    },
    hi: {
      paragraphs: ['52 पत्तों की गड्डी से एक पत्ता। लाल या काला उसके रंग से जीतता है।'],
      pays: ['लाल या काला'],
    },
    it: {
      paragraphs: ['Una carta da un mazzo di 52. Rosso o Nero vince secondo il suo colore.'],
      pays: ['Rosso o Nero'],
    },
    zh: { paragraphs: ['一副 52 张牌中的一张。红或黑按其颜色定胜负。'], pays: ['红或黑'] },
  },
};
