import { describe, expect, expectTypeOf, it } from 'vitest';
import { translator } from './translator.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('newsletter.title', 'shell.newTab', 'vat.issues.close');

describe('the words of a part', () => {
  it('are finished texts, each under the last part of its key, and no others', () => {
    const translate = translator('de-DE');
    expect(words(translate)).toEqual({
      title: translate('newsletter.title'),
      newTab: translate('shell.newTab'),
      close: translate('vat.issues.close'),
    });
  });

  it('have the names of their keys as a type', () => {
    expectTypeOf<ReturnType<typeof words>>().toEqualTypeOf<{
      readonly title: string;
      readonly newTab: string;
      readonly close: string;
    }>();
  });

  it('are messages that exist', () => {
    // @ts-expect-error -- no language has such a message
    expect(() => wordsOf('newsletter.noSuchText')(translator('de-DE'))).toThrow('newsletter.noSuchText');
  });

  it('have no placeholder left open', () => {
    expect(() => wordsOf('price.taxIncludedAt')(translator('de-DE'))).toThrow('{rate} in price.taxIncludedAt');
  });

  it('cannot have two of one name', () => {
    expect(() => wordsOf('newsletter.title', 'contact.title')).toThrow('two words are called title');
  });
});
