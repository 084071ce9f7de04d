import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { reviewRefusalReasons } from '@tradehall/domain/reviews/review.ts';
import { describe, expect, it } from 'vitest';
import { mailMessagesOf } from '../mail/mail-messages';
import { type MailOrder, writeMail } from './write-mail';

const store = { emailAddress: 'service@tradehall.de', phoneNumbers: {}, openingHours: {} };

const write = (mail: Omit<MailOrder, 'store'>) =>
  writeMail(
    { ...mail, store },
    {
      originPattern: 'https://www.tradehall.{ending}',
      contentSlugs: {},
      readOrder: () => Promise.reject(new Error('nothing was ordered')),
    },
  );

const published = { product: 'Pizzaofen', slug: 'pizzaofen-10010001' };

describe('the mail about a review', () => {
  it('leads to the reviews of the product once it is published', async () => {
    const { text, html } = await write({ kind: 'review-published', locale: 'fr-CH', contents: published });
    expect(text).toContain('https://www.tradehall.ch/fr/pizzaofen-10010001#reviews');
    expect(html).toContain('Pizzaofen');
  });

  it('leads to her own reviews where the shop does not show the product any more', async () => {
    const contents = { ...published, slug: null };
    const { text } = await write({ kind: 'review-published', locale: 'de-DE', contents });
    expect(text).toContain('https://www.tradehall.de/my-account/my-reviews');
  });

  it.each(reviewRefusalReasons)('says why it was refused: %s', async (reason) => {
    const contents = { product: 'Pizzaofen', reason };
    const { text } = await write({ kind: 'review-refused', locale: 'de-DE', contents });
    expect(text).toContain(mailMessagesOf('de').reviewReason[reason]);
    expect(text).toContain('https://www.tradehall.de/my-account/my-reviews');
  });

  it('is not written for a reason that is none', async () => {
    const contents = { product: 'Pizzaofen', reason: 'one-star' };
    await expect(write({ kind: 'review-refused', locale: 'de-DE', contents })).rejects.toThrow('reason');
  });

  it.each(localeCodes)('is complete in %s', async (locale) => {
    const mails = [
      await write({ kind: 'review-published', locale, contents: published }),
      await write({ kind: 'review-refused', locale, contents: { product: 'Pizzaofen', reason: 'offensive' } }),
    ];
    for (const { subject, text, html } of mails) {
      for (const written of [subject, text, html]) expect(written).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
    }
  });
});
