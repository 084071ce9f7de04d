import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/translator.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { languagesView } from '../header-view.ts';
import { languageLinks } from './language-links.ts';

describe('the language selector', () => {
  it('lists the other languages of the country in their own names', () => {
    const languages = languagesView(shopOf('fr-CH'), translator('fr-CH'));
    expect(languages?.current).toBe('Français');
    expect(languages?.others.map(({ label, language }) => [label, language])).toEqual([
      ['Deutsch', 'de'],
      ['Italiano', 'it'],
    ]);
  });

  it('is not there in a country of one language', () => {
    expect(languagesView(shopOf('de-AT'), translator('de-AT'))).toBeNull();
  });

  it('leads to the same page in the other language, and home where there is none', () => {
    const others = languagesView(shopOf('fr-CH'), translator('fr-CH'))?.others ?? [];
    const alternates = [
      { locale: 'it-CH', href: 'https://ch.localhost/it/forni/' },
      { locale: 'it-IT', href: 'https://it.localhost/forni/' },
    ];
    expect(languageLinks(others, alternates).map(({ href }) => href)).toEqual([
      'https://ch.localhost/',
      'https://ch.localhost/it/forni/',
    ]);
  });
});
