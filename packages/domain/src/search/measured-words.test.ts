import { describe, expect, it } from 'vitest';
import { measuredWords } from './measured-words.ts';

const wordsOf = (text: string) => measuredWords(text).map(({ word }) => word);

describe('a number with its unit', () => {
  it.each([
    ['6 l', '6l', '6 Liter', '6,0 l', '6\u00a0l', '6000 ml'],
    ['3,5 kW', '3500W', '3.500 W', '3 500 watt', '3.5kw'],
    ['230V', '230 V', '230 Volt'],
    ['1,8 bar', '1.8bar'],
    ['0,125 kg', '125 g'],
    ['150 cm', '1500mm', '1,5 m'],
    ['10.000 kg', '10000kg', '10’000 kg'],
  ])('is one word however it is written: %s', (first, ...others) => {
    expect(wordsOf(first)).toHaveLength(1);
    for (const other of others) expect([other, wordsOf(other)]).toEqual([other, wordsOf(first)]);
  });

  it('is another when the amount is another', () => {
    expect(wordsOf('6 l')).not.toEqual(wordsOf('16 l'));
    expect(wordsOf('6 l')).not.toEqual(wordsOf('6 kg'));
  });

  it('can be found by the number alone', () => {
    expect(measuredWords('2.500 kg')).toEqual([{ word: '2500000g', bareNumber: '2500' }]);
  });

  it('is not made of what only stands beside it', () => {
    expect(wordsOf('RC-POB 6 Pizzaofen')).toEqual(['rc', 'pob', '6', 'pizzaofen']);
    expect(wordsOf('GN 1/1, 2 Stück')).toEqual(['gn', '1', '1', '2', 'stuck']);
    expect(wordsOf('5 200 becher')).toEqual(['5', '200', 'becher']);
  });
});
