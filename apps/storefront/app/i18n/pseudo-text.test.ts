import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { parseMessage } from './message-elements.ts';
import { pseudoMessage, pseudoText } from './pseudo-text.ts';

describe('a pseudo text', () => {
  it('is at least 40 % longer, whatever is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zäöüß ]*[A-Za-z][A-Za-zäöüß ]*$/), (text) => {
        expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
      }),
    );
  });

  it('marks each line and each text between tags, and leaves tags and entities alone', () => {
    expect(pseudoText('<p class="a">Salt &amp; oil</p>\n<br>')).toMatch(
      /^<p class="a">⟦Šáľţ &amp; öíľ \p{L}+⟧<\/p>\n<br>$/u,
    );
    expect(pseudoText('one\n\ntwo').split('\n')).toEqual([
      expect.stringMatching(/^⟦.+⟧$/),
      '',
      expect.stringMatching(/^⟦.+⟧$/),
    ]);
  });

  it('leaves to the shop what an author leaves to it', () => {
    expect(pseudoText('Call {phone}')).toMatch(/^⟦Çáľľ \{phone\} \p{L}+⟧$/u);
  });

  it.each(['', '12', ' – ', '4.7 / 5'])('leaves %j, which has no letters, as it is', (text) => {
    expect(pseudoText(text)).toBe(text);
  });

  it('keeps the arguments, the number sign and the plural of a message', () => {
    const elements = pseudoMessage(parseMessage('Now {count, plural, one {# item} other {# items}} at {shop}'));
    const format = compileMessage('x', elements, 'en-GB');
    expect(format({ count: 1, shop: 'Tradehall' })).toMatch(/^⟦Ñöŵ 1 íţém áţ Tradehall \p{L}+⟧$/u);
    expect(format({ count: 2, shop: 'Tradehall' })).toMatch(/^⟦Ñöŵ 2 íţémš áţ Tradehall \p{L}+⟧$/u);
  });
});
