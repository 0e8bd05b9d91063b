import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/priced-option.ts';
import { even, lineOne, lineTwo, odd, singles } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'Forty cards, aces to tens of every suit, shuffled for every round. Three cards are turned up.',
    'The ace counts 1, the others what they show, and the ten counts 0. The last digit of their sum is the result: 4, 8 and 10 add up to 12, so the result is 2.',
    'Single wins when its digit is the result. Every digit comes up equally often.',
    'Line 1 is 1 to 5, Line 2 is 6 to 9 and 0. Odd and Even go by the result, and 0 is even.',
  ],
  pays: [
    payRow('Single digit', singles),
    payRow('Line 1 or Line 2', [lineOne, lineTwo]),
    payRow('Odd or Even', [odd, even]),
  ],
  translated: {
    ar: {
      paragraphs: [
        'أربعون ورقة، من الآس إلى العشرة من كل نوع، تُخلط في كل جولة. تُكشف ثلاث أوراق.',
        'الآس يساوي 1، والأخرى ما تعرضه، والعشرة تساوي 0. آخر رقم من مجموعها هو النتيجة: 4 و8 و10 مجموعها 12، فالنتيجة 2.',
        'يفوز المفرد عندما يكون رقمه هو النتيجة. وكل رقم يظهر بالقدر نفسه.',
        'خط 1 من 1 إلى 5، وخط 2 من 6 إلى 9 و0. الفردي والزوجي بحسب النتيجة، و0 زوجي.',
      ],
      pays: ['رقم مفرد', 'خط 1 أو خط 2', 'فردي أو زوجي'],
    },
    es: {
      paragraphs: [
        'Cuarenta cartas, del as al diez de cada palo, mezcladas en cada ronda. Se descubren tres cartas.',
        'El as vale 1, las demás lo que muestran, y el diez vale 0. La última cifra de la suma es el resultado: 4, 8 y 10 suman 12, así que el resultado es 2.',
        'Simple gana cuando su cifra es el resultado. Todas las cifras salen con la misma frecuencia.',
        'Línea 1 va del 1 al 5, Línea 2 del 6 al 9 y el 0. Par e Impar van por el resultado, y el 0 es par.',
      ],
      pays: ['Una cifra simple', 'Línea 1 o Línea 2', 'Impar o Par'],
    },
    fr: {
      paragraphs: [
        'Quarante cartes, de l’as au dix de chaque enseigne, mélangées à chaque manche. Trois cartes sont retournées.',
        'L’as vaut 1, les autres ce qu’elles montrent, et le dix vaut 0. Le dernier chiffre de leur somme est le résultat\u00a0: 4, 8 et 10 font 12, le résultat est donc 2.',
        'Simple gagne quand son chiffre est le résultat. Chaque chiffre sort aussi souvent que les autres.',
        'Ligne 1 va de 1 à 5, Ligne 2 de 6 à 9 et 0. Pair et Impair suivent le résultat, et 0 est pair.',
      ],
      pays: ['Un chiffre simple', 'Ligne 1 ou Ligne 2', 'Impair ou Pair'],
    },
    hi: {
      paragraphs: [
        'चालीस पत्ते, हर रंग के इक्के से दहले तक, हर राउंड में फेंटे हुए। तीन पत्ते खोले जाते हैं।',
        'इक्का 1 गिना जाता है, बाकी जो उन पर लिखा है, और दहला 0। जोड़ का आखिरी अंक ही परिणाम है: 4, 8 और 10 का जोड़ 12 है, इसलिए परिणाम 2 है।',
        'सिंगल तब जीतता है जब उसका अंक परिणाम हो। हर अंक बराबर बार आता है।',
        'लाइन 1 में 1 से 5, लाइन 2 में 6 से 9 और 0। विषम और सम परिणाम से हैं, और 0 सम है।',
      ],
      pays: ['सिंगल अंक', 'लाइन 1 या लाइन 2', 'विषम या सम'],
    },
    it: {
      paragraphs: [
        'Quaranta carte, dall’asso al dieci di ogni seme, mescolate a ogni round. Si scoprono tre carte.',
        'L’asso vale 1, le altre ciò che mostrano, e il dieci vale 0. L’ultima cifra della somma è il risultato: 4, 8 e 10 fanno 12, quindi il risultato è 2.',
        'Singolo vince quando la sua cifra è il risultato. Ogni cifra esce con la stessa frequenza.',
        'Linea 1 va da 1 a 5, Linea 2 da 6 a 9 e 0. Pari e Dispari seguono il risultato, e 0 è pari.',
      ],
      pays: ['Una cifra singola', 'Linea 1 o Linea 2', 'Dispari o Pari'],
    },
    zh: {
      paragraphs: [
        '四十张牌，各花色的 A 到十，每局重新洗牌。翻开三张牌。',
        'A 为 1，其他按牌面，十为 0。三张之和的末位数就是结果：4、8 和 10 之和为 12，所以结果是 2。',
        '结果为该数字时“单码”胜。每个数字出现的机会相同。',
        '行 1 为 1 到 5，行 2 为 6 到 9 和 0。单双按结果计，0 为双。',
      ],
      pays: ['单码', '行 1 或行 2', '单或双'],
    },
  },
};
