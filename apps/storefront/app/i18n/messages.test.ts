import { describe, expect, it } from 'vitest';
import { messagesByLanguage, textOfMessage } from './messages.ts';

describe('a message for a country', () => {
  it('is that of its language where the country says nothing else', () => {
    expect(textOfMessage('de-AT', 'stock.in')).toBe(messagesByLanguage.de['stock.in']);
    expect(textOfMessage('fr-CH', 'stock.in')).toBe(messagesByLanguage.fr['stock.in']);
  });

  it('is the country’s own where it has one', () => {
    expect(textOfMessage('de-CH', 'failure.payment-required')).not.toBe(
      textOfMessage('de-DE', 'failure.payment-required'),
    );
  });
});
