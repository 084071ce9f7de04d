import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { translator } from '../../i18n/translator.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { StoredCards } from './stored-cards.tsx';
import { storedCardsView } from './stored-cards-view.ts';

const shop = shopOf('en-GB');
const say = translator('en-GB');
const card = {
  recurringDetailReference: 'kept-1',
  brand: 'visa',
  lastFour: '1111',
  expiryMonth: '3',
  expiryYear: '2030',
};

async function pageOf(storedCards: readonly object[] | null, query = '') {
  const transport: Transport = () =>
    storedCards === null
      ? Promise.reject(new Error('away'))
      : Promise.resolve(toWire({ ok: true, value: { storedCards } }));
  const { calls } = shopOf('en-GB', { transport });
  const view = await storedCardsView(new URLSearchParams(query), { calls }, shop);
  return renderToStaticMarkup(<StoredCards view={view} />);
}

describe('the saved cards of an account', () => {
  it('are those of the provider, each with a form that asks before it removes the card', async () => {
    const html = await pageOf([card]);
    expect(html).toContain('Visa ending in 1111');
    expect(html).toContain('Valid until 03/2030');
    expect(html).toMatch(/<details><summary[^>]*>Remove Visa ending in 1111<\/summary><form [^>]*method="post"/);
    expect(html).toContain('<input type="hidden" name="card" value="kept-1"/>');
    expect(html).toContain(say('payment.removeCardSure'));
  });

  it('say that there are none, or that nobody can tell', async () => {
    expect(await pageOf([])).toContain(say('payment.cardsNone'));
    expect(await pageOf(null)).toContain(say('payment.cardsAway'));
  });

  it('say what came of the last form', async () => {
    expect(await pageOf([], 'card=removed')).toContain(say('payment.cardGone'));
    expect(await pageOf([card], 'card=payment-provider-unavailable')).toContain(say('payment.cardNotRemoved'));
    expect(await pageOf([card], 'card=%3Cb%3E')).toContain(say('failure.unknown'));
  });
});
