import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../testing/sample-order-record';
import type { OrderRecord } from '../orders/order-record';
import { type MailOrder, writeMail } from './write-mail';

const store = {
  emailAddress: 'service@tradehall.de',
  phoneNumbers: { de: '+49 800 000 000' },
  openingHours: { de: '08:00–17:00' },
};
const contentSlugs = { 'withdrawal-policy': 'widerruf', 'company-information': 'impressum' };

function write(mail: Omit<MailOrder, 'store'>, order?: OrderRecord) {
  const readOrder = () => (order ? Promise.resolve(order) : Promise.reject(new Error('nothing was ordered')));
  return writeMail({ ...mail, store }, { originPattern: 'https://www.tradehall.{ending}', contentSlugs, readOrder });
}

describe('the mail that asks to confirm the newsletter', () => {
  const asked = { kind: 'newsletter-confirmation', contents: { token: 'a-b_c' } } as const;

  it.each([
    ['de-DE', 'https://www.tradehall.de/exconsents/confirm?hash=a-b_c'],
    ['fr-CH', 'https://www.tradehall.ch/fr/exconsents/confirm?hash=a-b_c'],
    ['nl-BE', 'https://www.tradehall.be/nl/exconsents/confirm?hash=a-b_c'],
  ] as const)('leads to the shop it was asked for in %s, in plain text and in HTML', async (locale, link) => {
    const { text, html } = await write({ ...asked, locale });
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`lang="${locale}"`);
  });

  it('is not written without a token', async () => {
    await expect(write({ ...asked, locale: 'de-DE', contents: {} })).rejects.toThrow('token');
  });

  it('cannot be given markup by what is filled in', async () => {
    const { html } = await write({ ...asked, locale: 'de-DE', contents: { token: '"><b>' } });
    expect(html).not.toContain('<b>');
  });

  it('says who sends it and how to reach them', async () => {
    const { text, html } = await write({ ...asked, locale: 'de-DE' });
    for (const said of [
      'service@tradehall.de',
      '+49 800 000 000',
      'USt-IdNr.',
      'https://www.tradehall.de/impressum/',
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
  });

  it('fetches nothing when it is opened', async () => {
    const { html } = await write({ ...asked, locale: 'de-DE' });
    expect(html).not.toMatch(/<img|<link|@import|url\(/);
  });
});

describe('the mail that a product is there again', () => {
  const contents = { name: 'Oven <XL>', slug: 'oven-xl-10000001' };

  it.each([
    ['de-DE', 'https://www.tradehall.de/oven-xl-10000001'],
    ['lt-LT', 'https://www.tradehall.lt/p/oven-xl-10000001'],
  ] as const)('names it and leads to its page in %s', async (locale, link) => {
    const { text, html } = await write({ kind: 'back-in-stock', locale, contents });
    expect(text).toContain('Oven <XL>');
    expect(text).toContain(link);
    expect(html).toContain('Oven &lt;XL&gt;');
    expect(html).toContain(`href="${link}"`);
  });
});

describe('the order confirmation', () => {
  const confirmation = { kind: 'order-confirmation', contents: { orderId: 26, orderNumber: 'DE1000017' } } as const;

  it('says what was ordered, for how much and where it goes', async () => {
    const { subject, text } = await write({ ...confirmation, locale: 'de-DE' }, sampleOrder());
    expect(subject).toBe('Bestellbestätigung DE1000017');
    for (const said of [
      'Bestelldatum: 16.11.2026',
      'Menge: 2 · Artikelnummer 10000262',
      'Waren: 2.110,70\u00a0€',
      'Rabatte: −100,00\u00a0€',
      'Zwischensumme: 2.010,70\u00a0€',
      'Versand per Spedition: Kostenlos',
      'Nachnahmegebühr: 5,00\u00a0€',
      'Gesamtsumme: 2.015,70\u00a0€',
      'Enthaltene MwSt. 19\u00a0%: 320,13\u00a0€',
      'Enthaltene MwSt. 7\u00a0%: 0,70\u00a0€',
      'Zahlungsart: Kredit- und Debitkarte',
      'Lange Straße 5a\n10115 Berlin\n',
    ])
      expect(text).toContain(said);
  });

  it('says what a company finds the order by', async () => {
    const order = sampleOrder('de-DE', { purchaseOrder: 'PO 4711', costCentre: 'K 12' });
    const { text } = await write({ ...confirmation, locale: 'de-DE' }, order);
    expect(text).toContain('Interne Bestellnummer: PO 4711');
    expect(text).toContain('Kostenstelle: K 12');
  });

  it('greets whoever pays, and begins with the day it arrives', async () => {
    const { text } = await write({ ...confirmation, locale: 'de-DE' }, sampleOrder());
    expect(text).toMatch(/^Guten Tag Ada Berg,\n\nvielen Dank/);
    expect(text).toContain('IHRE BESTELLUNG\nLieferung: 18.–20.\u00a0Nov.\nBestellnummer: DE1000017');
  });

  it('promises no day while the money is awaited', async () => {
    const payment = { method: 'bank-transfer', state: 'awaiting-transfer', multibanco: null } as const;
    const { text } = await write({ ...confirmation, locale: 'de-DE' }, sampleOrder('de-DE', { payment }));
    expect(text).not.toContain('Lieferung: ');
  });

  it('shows what was ordered, in a size of its own and with words where pictures are not shown', async () => {
    const { html, text } = await write({ ...confirmation, locale: 'fr-CH' }, sampleOrder('fr-CH'));
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringMatching(
        /src="https:\/\/www\.tradehall\.ch\/media\/products\/oven-320\.webp" alt="Oven &lt;XL&gt; &amp; &quot;more&quot;" width="64" height="64"/,
      ),
    ]);
    expect(text).not.toContain('/media/');
  });

  it('opens the order and the withdrawal with a token, and links the policy', async () => {
    const { html, text } = await write({ ...confirmation, locale: 'fr-CH' }, sampleOrder('fr-CH'));
    const token = String.raw`\d{13}\.[\w-]{43}`;
    expect(text).toMatch(new RegExp(String.raw`https://www\.tradehall\.ch/fr/order\?order=26&token=${token}\n`));
    expect(text).toMatch(
      new RegExp(String.raw`https://www\.tradehall\.ch/fr/order/withdraw\?order=26&token=${token}\n`),
    );
    expect(html).toMatch(
      new RegExp(String.raw`href="https://www\.tradehall\.ch/fr/order\?order=26&amp;token=${token}"`),
    );
    expect(html).toContain('href="https://www.tradehall.ch/fr/widerruf/"');
  });

  it('shows names and addresses as text, whatever is written in them', async () => {
    const hostile = { ...sampleOrder().billing, city: '[href] <script>', lastName: '"$&' };
    const { html } = await write({ ...confirmation, locale: 'de-DE' }, sampleOrder('de-DE', { billing: hostile }));
    expect(html).toContain('Oven &lt;XL&gt; &amp; &quot;more&quot;');
    expect(html).toContain('10115 [href] &lt;script&gt;');
    expect(html).toContain('Ada &quot;$&amp;');
    expect(html).not.toContain('<script');
  });

  it('gives the account and the reference where a transfer is awaited, and only there', async () => {
    const bankDetails = {
      accountOwner: 'Tradehall',
      bankInstitute: 'Example Bank',
      iban: 'DE89370400440532013000',
      bic: 'X',
    };
    const awaited = { method: 'bank-transfer', state: 'awaiting-transfer', multibanco: null } as const;
    const open = await write(
      { ...confirmation, locale: 'de-DE' },
      sampleOrder('de-DE', { bankDetails, payment: awaited }),
    );
    expect(open.text).toContain('IBAN: DE89 3704 0044 0532 0130 00'.replaceAll(/(?<=\d) /g, '\u00a0'));
    expect(open.text).toContain('Verwendungszweck: DE1000017');
    const paid = await write(
      { ...confirmation, locale: 'de-DE' },
      sampleOrder('de-DE', { bankDetails, payment: { ...awaited, state: 'paid' } }),
    );
    expect(paid.text).not.toContain('IBAN');
  });

  it('gives what is typed at the cash machine', async () => {
    const multibanco = { entity: '12101', reference: '123 456 789', expiry: '2026-11-22T12:00:00Z' };
    const payment = { method: 'multibanco', state: 'pending', multibanco } as const;
    const { text } = await write({ ...confirmation, locale: 'pt-PT' }, sampleOrder('pt-PT', { payment }));
    expect(text).toContain('12101');
    expect(text).toContain('123 456 789');
    expect(text).toContain('22.11.2026, 12:00');
  });

  it('names the exemption and the number it rests on where prices are net', async () => {
    const netSupply = { buyerVatId: 'ATU12345678', sellerVatId: 'DE999999999' };
    const { text } = await write({ ...confirmation, locale: 'de-DE' }, sampleOrder('de-DE', { netSupply }));
    expect(text).toContain('Steuerfreie innergemeinschaftliche Lieferung: ATU12345678');
  });

  it('speaks of a withdrawal to consumers, whose right it is, and to no company', async () => {
    const toCompany = sampleOrder('de-DE', { clientType: 'COMPANY' });
    expect((await write({ ...confirmation, locale: 'de-DE' }, toCompany)).text).not.toContain('/order/withdraw');
    expect((await write({ ...confirmation, locale: 'de-DE' }, sampleOrder())).text).toContain('/order/withdraw');
  });

  it('leaves out the prefix that a country does not show', async () => {
    const contents = { orderId: 26, orderNumber: 'NS1000018' };
    const order = sampleOrder('cs-CZ', { orderNumber: 'NS1000018' });
    const { subject, text } = await write({ ...confirmation, contents, locale: 'cs-CZ' }, order);
    expect(subject).toContain('1000018');
    expect(`${subject} ${text}`).not.toContain('NS1000018');
  });

  it.each(localeCodes)('is complete in %s', async (locale) => {
    const { subject, text, html } = await write({ ...confirmation, locale }, sampleOrder(locale));
    for (const written of [subject, text, html]) {
      expect(written).not.toMatch(/\{\w+\}|undefined|null/);
      expect(written.replaceAll('[endif]', '')).not.toMatch(/\[\w+\]/);
    }
  });
});

describe('the receipt of a withdrawal', () => {
  it('repeats what was declared, with the day and time it came on the clocks of the shop', async () => {
    const contents = {
      orderNumber: 'DE1000017',
      receivedAt: '2026-11-15T23:30:00.000Z',
      name: 'Ada <Berg>',
      lines: [{ name: 'Oven', quantity: 2 }],
      link: 'https://www.tradehall.de/order?order=26&token=abc',
    };
    const { text, html } = await write({ kind: 'withdrawal-receipt', locale: 'de-DE', contents });
    expect(text).toContain('Eingegangen am: 16.11.2026, 00:30 MEZ');
    expect(text).toContain('Oven\n  Menge: 2');
    expect(html).toContain('Ada &lt;Berg&gt;');
    expect(html).toContain('href="https://www.tradehall.de/order?order=26&amp;token=abc"');
  });
});

describe('a link to an order', () => {
  it('leads into no other program', async () => {
    const contents = { orderNumber: 'DE1000017', link: 'javascript:alert(1)' };
    await expect(write({ kind: 'order-link', locale: 'de-DE', contents })).rejects.toThrow('link');
  });
});
