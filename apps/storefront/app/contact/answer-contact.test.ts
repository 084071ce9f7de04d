import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { shopOf } from '../testing/shop-of.ts';
import { answerContact } from './answer-contact.ts';
import { contactFormView } from './contact-form-view.ts';

const shop = shopOf('en-GB');
const view = contactFormView(shop);

const written = {
  selectedReason: 'payment',
  selectedSubreason: 'payment-methods',
  contactName: 'Ada Muster',
  customerEmail: 'ada@example.com',
  subject: 'Cards',
  description: 'Which ones?',
  productNumber: '10000001',
  orderNumber: 'not asked for',
};

function visitorThat(failure: Failure | null) {
  const bodies: unknown[] = [];
  const transport: Transport = ({ body }) => {
    bodies.push(body);
    const value = { caseNumber: 'C-2026-000001' };
    return Promise.resolve(toWire(failure === null ? { ok: true, value } : { ok: false, failure }));
  };
  return { bodies, calls: shopOf('en-GB', { transport }).calls };
}

function answer(changes: Readonly<Record<string, string>> = {}, visitor = visitorThat(null)) {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ ...written, ...changes })) sent.set(name, value);
  return answerContact(sent, view, visitor, shop);
}

describe('a form that was sent without JavaScript', () => {
  it('is sent on in the visitor’s session, without what nobody asked for', async () => {
    const visitor = visitorThat(null);
    expect(await answer({ debug: '1', orgid: 'mine' }, visitor)).toEqual({ caseNumber: 'C-2026-000001' });
    const { orderNumber, ...sent } = written;
    expect(orderNumber).not.toBe('');
    expect(visitor.bodies).toEqual([{ ...sent, locale: 'en-GB' }]);
  });

  it('comes back with what is wrong', async () => {
    expect(await answer({ productNumber: '1', subject: '' })).toMatchObject({
      status: 422,
      again: {
        faults: { productNumber: 'product-number', subject: 'required' },
        values: { contactName: 'Ada Muster' },
      },
    });
    expect(await answer({ selectedReason: 'order' })).toMatchObject({
      status: 422,
      again: { faults: { selectedSubreason: 'wrong' } },
    });
  });

  it.each([
    [{ code: 'too-many-requests', retryAfterSeconds: 60 }, 429],
    [{ code: 'contact-request-failed' }, 503],
    [{ code: 'feature-disabled' }, 422],
  ] as const)('says why it was refused: %j', async (failure, status) => {
    const answered = await answer({}, visitorThat(failure));
    expect(answered).toMatchObject({ status, again: { text: view.failures[failure.code] } });
  });

  it('comes back whole when no answer came', async () => {
    const answered = await answer({}, { bodies: [], calls: shop.calls });
    expect(answered).toMatchObject({ status: 503, again: { values: { description: 'Which ones?' } } });
  });
});
