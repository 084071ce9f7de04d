import { describe, expect, it } from 'vitest';
import { localText, spelt, withOwnTexts, withTexts } from './local-words.ts';

describe('the words of a locale', () => {
  it('are those of the country', () => {
    expect(localText('de-CH', 'Schweißgerät, inkl. 8,1 % MwSt.')).toBe('Schweissgerät, inkl. 8,1 % MWST');
    expect(localText('de-CH', 'USt-IdNr. prüfen')).toBe('MWST-Nummer prüfen');
    expect(localText('de-AT', 'Gültige USt-IdNrn., Größe')).toBe('Gültige UID-Nummern, Größe');
  });

  it('are compared from the beginning of a word', () => {
    expect(localText('nl-BE', 'In beide winkelwagens; de winkelwagen is leeg')).toBe(
      'In beide winkelmandjes; het winkelmandje is leeg',
    );
  });

  it('are those of the language where the country says nothing else', () => {
    expect(localText('de-DE', 'Größe, USt-IdNr.')).toBe('Größe, USt-IdNr.');
    expect(localText('fr-CH', 'N° de TVA')).toBe('N° de TVA');
    expect(spelt('de-CH', 'Straße, MwSt.')).toBe('Strasse, MwSt.');
  });

  it('leave names and addresses alone', () => {
    const product = {
      name: 'Gießkanne',
      brand: 'Großmann',
      highlights: ['heiß'],
      images: [{ url: '/gießkanne.webp', alt: 'Gießkanne' }],
      safety: { manufacturer: { name: 'Großmann', address: 'Straße 1' }, warnings: ['Heißes Öl'] },
      pieces: 3,
    };
    expect(withTexts(product, (text) => spelt('de-CH', text))).toEqual({
      name: 'Giesskanne',
      brand: 'Großmann',
      highlights: ['heiss'],
      images: [{ url: '/gießkanne.webp', alt: 'Giesskanne' }],
      safety: { manufacturer: { name: 'Großmann', address: 'Straße 1' }, warnings: ['Heisses Öl'] },
      pieces: 3,
    });
  });
});

describe('the own texts of a locale', () => {
  const texts = {
    title: 'A',
    sections: [
      { heading: 'B', text: 'C' },
      { heading: 'D', text: 'E' },
    ],
  };

  it('take the place of those of the language', () => {
    expect(withOwnTexts(texts, { sections: [{}, { text: 'F' }] })).toEqual({
      title: 'A',
      sections: [
        { heading: 'B', text: 'C' },
        { heading: 'D', text: 'F' },
      ],
    });
    expect(withOwnTexts(texts, undefined)).toEqual(texts);
  });

  it('are kept where the language has none, so that a reader can refuse them', () => {
    expect(withOwnTexts(texts, { titel: 'A' })).toHaveProperty('titel');
  });
});
