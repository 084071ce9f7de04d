import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { Payment } from '@tradehall/domain/cart/cart-payment.ts';
import { translator } from '../../i18n/translator.ts';
import { visitorWith } from '../../testing/cart-transport.ts';
import { sampleOrder, samplePayment } from '../../testing/sample-order.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { answerPayment } from './answer-payment.ts';

const shop = shopOf('en-GB');
const translate = translator('en-GB');
const intents = {
  payment: '0a3a6c4e-6a53-4a5c-9a52-1f0f3b3f7b1a',
  order: '2b6ac33e-0cc8-4a0c-8e0c-0d0f57ab1c11',
};

function typed(changes: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  const fields = {
    method: 'cash-on-delivery',
    cartId: 'cart-1',
    version: '3',
    total: '20000',
    codTotal: '20000',
    paymentIntent: intents.payment,
    orderIntent: intents.order,
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

interface Told {
  readonly payment?: Payment | Failure | 'lost';
  readonly order?: Failure | 'lost' | 'done';
}

async function send(data: FormData, { payment = samplePayment(), order = 'done' }: Told = {}) {
  const asked: { name: string; input: unknown }[] = [];
  const answerOf = (name: string): unknown => {
    if (name === 'cancelPayment') return { ok: true, value: { isCancelled: true, orderId: null } };
    const told = name === 'createMyOrderFromCart' ? order : payment;
    if (told === 'lost' || told === 'done')
      return told === 'lost' ? null : { ok: true, value: { order: sampleOrder() } };
    return 'code' in told ? { ok: false, failure: told } : { ok: true, value: { payment: told } };
  };
  const transport: Transport = ({ path, body }) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push({ name, input: body });
    const answer = answerOf(name);
    return answer === null
      ? Promise.reject(new Error('socket hang up'))
      : Promise.resolve(toWire(Object.assign({ ok: false, failure: { code: 'unknown' } } as const, answer)));
  };
  const visitor = { ...visitorWith(null).visitor, calls: shopOf('en-GB', { transport }).calls };
  return { answer: await answerPayment(data, visitor, shop), asked };
}

describe('an order that needs no card provider', () => {
  it.each([
    ['cash-on-delivery', 'createCodPayment'],
    ['bank-transfer', 'createBankPayment'],
  ])('by %s is placed and leads to the thank-you page', async (method, call) => {
    const { answer, asked } = await send(typed({ method }));
    expect(answer).toEqual({ to: '/checkout/thank-you?order=order-1' });
    expect(asked.map(({ name }) => name)).toEqual([call, 'createMyOrderFromCart']);
    expect(asked[0]?.input).toMatchObject({ cartId: 'cart-1', version: 3, intentId: intents.payment });
    expect(asked[1]?.input).toMatchObject({ cartId: 'cart-1', version: 3, intentId: intents.order });
  });

  it('is not placed for a total that nobody has seen', async () => {
    const payment = samplePayment({ amountPlanned: moneyOf(20_150, 'EUR') });
    const { answer, asked } = await send(typed(), { payment });
    expect(answer).toEqual({
      status: 409,
      refusal: {
        method: 'cash-on-delivery',
        text: translate('payment.totalChanged'),
        intents: null,
      },
    });
    expect(asked.map(({ name }) => name)).toEqual(['createCodPayment', 'cancelPayment']);
    expect((await send(typed({ codTotal: '20150' }), { payment })).answer).toHaveProperty('to');
    expect((await send(typed({ total: '20150' }), { payment })).answer).toHaveProperty('refusal');
    expect((await send(typed({ total: '20150', method: 'bank-transfer' }), { payment })).answer).toHaveProperty('to');
  });

  it('that is placed already is shown, however often the form is sent', async () => {
    const payment = samplePayment({ amountPlanned: moneyOf(20_150, 'EUR'), orderId: 'order-1' });
    expect((await send(typed(), { payment })).answer).toHaveProperty('to');
  });

  it('says at the method why it is refused', async () => {
    const code = 'cash-on-delivery-not-allowed';
    const text = translate(`failure.${code}`);
    const refusal = { method: 'cash-on-delivery', text, intents: null };
    expect((await send(typed(), { payment: { code } })).answer).toEqual({ status: 422, refusal });
    const { answer, asked } = await send(typed(), { order: { code } });
    expect(answer).toEqual({ status: 422, refusal });
    expect(asked.at(-1)).toMatchObject({ name: 'cancelPayment', input: { paymentData: { paymentId: 'attempt-1' } } });
  });

  it.each([{ payment: 'lost' }, { order: 'lost' }] as const)(
    'is asked for with the same ids again when an answer is lost: %o',
    async (told) => {
      const { answer } = await send(typed(), told);
      expect(answer).toMatchObject({ status: 503, refusal: { intents, text: translate('payment.noAnswer') } });
    },
  );

  it('is all that works without JavaScript', async () => {
    const { answer, asked } = await send(typed({ method: 'scheme' }));
    expect(answer).toMatchObject({
      status: 422,
      refusal: { method: 'scheme', text: translate('payment.needsScript') },
    });
    expect(asked).toEqual([]);
  });

  it('needs a method', async () => {
    const data = typed();
    data.delete('method');
    expect((await send(data)).answer).toMatchObject({ refusal: { method: null, text: translate('payment.choose') } });
  });
});
