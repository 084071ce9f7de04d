export const brandModelPrefixes = {
  'Royal Catering': 'RC',
  Stamos: 'S',
  MSW: 'MSW',
  'Steinberg Systems': 'SBS',
  Ulsonix: 'ULX',
  Hillvert: 'HT',
  Physa: 'PHY',
  Wiesenfield: 'WIE',
  Frommstarck: 'FRM',
  Uniprodo: 'UNI',
} as const;

export type Brand = keyof typeof brandModelPrefixes;
