import type { TableTexts } from '../../table-entry.ts';

export const texts: TableTexts = {
  ar: {
    options: {
      'LOW Card': 'ورقة منخفضة',
      'HIGH Card': 'ورقة عالية',
      'Low Card': 'ورقة منخفضة',
      'High Card': 'ورقة عالية',
      Low: 'منخفضة',
      High: 'عالية',
    },
    words: { LOW: 'منخفضة', HIGH: 'عالية' },
  },
  es: {
    options: {
      'LOW Card': 'Carta baja',
      'HIGH Card': 'Carta alta',
      'Low Card': 'Carta baja',
      'High Card': 'Carta alta',
      Low: 'Baja',
      High: 'Alta',
    },
    words: { LOW: 'Baja', HIGH: 'Alta' },
  },
  fr: {
    options: {
      'LOW Card': 'Carte basse',
      'HIGH Card': 'Carte haute',
      'Low Card': 'Carte basse',
      'High Card': 'Carte haute',
      Low: 'Basse',
      High: 'Haute',
    },
    words: { LOW: 'Basse', HIGH: 'Haute' },
  },
  hi: {
    options: {
      'LOW Card': 'छोटा पत्ता',
      'HIGH Card': 'बड़ा पत्ता',
      'Low Card': 'छोटा पत्ता',
      'High Card': 'बड़ा पत्ता',
      Low: 'छोटा',
      High: 'बड़ा',
    },
    words: { LOW: 'छोटा', HIGH: 'बड़ा' },
  },
  it: {
    options: {
      'LOW Card': 'Carta bassa',
      'HIGH Card': 'Carta alta',
      'Low Card': 'Carta bassa',
      'High Card': 'Carta alta',
      Low: 'Bassa',
      High: 'Alta',
    },
    words: { LOW: 'Bassa', HIGH: 'Alta' },
  },
  zh: {
    options: {
      'LOW Card': '小牌',
      'HIGH Card': '大牌',
      'Low Card': '小牌',
      'High Card': '大牌',
      Low: '小',
      High: '大',
    },
    words: { LOW: '小', HIGH: '大' },
  },
};
