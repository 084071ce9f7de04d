import { join } from 'node:path';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { describe, expect, it } from 'vitest';
import { faultsOfSpaces } from './no-break-spaces.ts';
import { faultsOfTerms } from './terms.ts';

const root = join(import.meta.dirname, '..');
const fixture = join(root, 'gates/must-fail/words');

describe.each(languages)('what shoppers read in %s', (language) => {
  it('has one word for one thing', () => {
    expect(faultsOfTerms(language, root)).toEqual([]);
  });

  it('keeps a number and its unit on one line', () => {
    expect(faultsOfSpaces(language, root)).toEqual([]);
  });
});

describe('texts are refused', () => {
  it('with a wrong word, and a list of terms with too few of them or one that nobody uses', () => {
    const faults = faultsOfTerms('de', fixture);
    expect(faults.filter((fault) => !fault.includes(' lacks '))).toEqual([
      'gates/terms/de.json: order is "Auftrag", which no text says',
      'packages/domain/src/messages/de.json cart.title: "Einkaufswagen" for cart, which is "Warenkorb": Ihr Einkaufswagen',
      expect.stringMatching(/ cart\.order: "Order" for order, which is "Bestellung\|Auftrag": /),
    ]);
    expect(faults).toContain('gates/terms/de.json lacks withdrawal');
    expect(faultsOfTerms('fr', fixture)).toEqual(['gates/terms/fr.json is not there']);
  });

  it('where a number and its unit, or a word and its mark, may part', () => {
    const messages = 'packages/domain/src/messages';
    expect(faultsOfSpaces('de', fixture)).toEqual([
      expect.stringContaining(`${messages}/de.json cart.discount: a number and its unit may part: 5 %`),
      expect.stringContaining(`${messages}/de.json cart.discount: no space between a number and its sign: 5 %`),
    ]);
    expect(faultsOfSpaces('fr', fixture)).toEqual([
      `${messages}/fr.json cart.heavy: a number and its unit may part: Le colis pèse 30 kg`,
      `${messages}/fr.json cart.sure: a space that may break: Vraiment ?`,
      `${messages}/fr.json cart.quoted: no space inside quotation marks: «Vraiment»`,
      `${messages}/fr.json cart.closed: no space before a mark: Fermé: oui`,
    ]);
  });
});
