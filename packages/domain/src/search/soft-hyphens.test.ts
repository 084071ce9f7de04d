import { describe, expect, it } from 'vitest';
import { softHyphenated } from './soft-hyphens.ts';

const shown = (text: string, language: 'de' | 'fi' | 'fr') => softHyphenated(text, language).replaceAll('\u00ad', '|');

describe('long compounds', () => {
  it.each([
    ['de', 'Hochdruckreiniger', 'Hoch|druck|reiniger'],
    ['de', 'Gastronomiebedarf', 'Gastronomie|bedarf'],
    ['de', 'Getränkekühlschränke', 'Getränke|kühl|schränke'],
    ['de', 'Verpackungsmaße (L × B × H)', 'Verpackungs|maße (L × B × H)'],
    ['fi', 'Enimmäislämpötila', 'Enimmäis|lämpötila'],
    ['fi', 'Suurkeittiölaitteet', 'Suurkeittiö|laitteet'],
    ['fi', 'Energiankulutus', 'Energian|kulutus'],
    ['de', 'Landwirtschaftsbedarf', 'Land|wirtschafts|bedarf'],
    ['de', 'Schwerlastausführung', 'Schwerlast|ausführung'],
    ['fi', 'Paineilmamutterinväännin', 'Paineilma|mutterin|väännin'],
  ] as const)('in %s may end a line between their words: %s', (language, text, broken) => {
    expect(shown(text, language)).toBe(broken);
  });

  it('stay whole where they are short, made of unknown words or of another language', () => {
    expect(shown('Nettogewicht', 'de')).toBe('Nettogewicht');
    expect(shown('Rindfleischetikettierung', 'de')).toBe('Rindfleischetikettierung');
    expect(shown('Hochdruckreiniger', 'fr')).toBe('Hochdruckreiniger');
  });
});
