import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/translator.ts';
import { confirmationView } from './confirmations.ts';

const translate = translator('en-GB');

describe('a confirmation named in the address', () => {
  it('has words for every known name', () => {
    expect(confirmationView('newsletter', translate)).toEqual({
      title: 'Subscription confirmed',
      text: 'Thank you. You will receive our next newsletter.',
      button: 'Continue',
      close: 'Close',
    });
    expect(confirmationView('newsletter-ended', translate)?.title).toBe('You have unsubscribed');
  });

  it('says nothing to a name nobody gave it', () => {
    expect(confirmationView(null, translate)).toBeNull();
    expect(confirmationView('you-have-won', translate)).toBeNull();
    expect(confirmationView('toString', translate)).toBeNull();
  });
});
