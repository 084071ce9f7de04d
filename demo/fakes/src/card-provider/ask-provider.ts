import { z } from 'zod';
import { cardOf } from '@tradehall/testing/payment/component-data.ts';
import { testAccount } from './test-merchant.ts';

const answer = z.looseObject({
  pspReference: z.string().optional(),
  resultCode: z.string().optional(),
  errorCode: z.string().optional(),
  errorType: z.string().optional(),
  refusalReasonCode: z.string().optional(),
  storedPaymentMethods: z.array(z.looseObject({ id: z.string() })).optional(),
  action: z.looseObject({ url: z.string().optional(), paymentData: z.string().optional() }).optional(),
});

interface Asked {
  readonly path: string;
  readonly body: object;
  readonly key?: string;
  readonly method?: string;
}

/** As a merchant's server does, without any library. */
export async function askProvider(url: string, { path, body, key, method = 'POST' }: Asked) {
  const { merchantAccount } = testAccount;
  const isNamed = path !== '/payments/details';
  const response = await fetch(`${url}/v72${path}`, {
    method,
    headers: { 'x-api-key': testAccount.apiKey, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify(isNamed ? { merchantAccount, ...body } : body),
    signal: AbortSignal.timeout(2_000),
  });
  const text = await response.text();
  return { ...answer.parse(text === '' ? {} : JSON.parse(text)), status: response.status };
}

export function paymentBody(changes: object = {}) {
  return {
    reference: 'TH-1',
    amount: { value: 12_345, currency: 'EUR' },
    returnUrl: 'http://sk.localhost/back?cartId=1',
    paymentMethod: cardOf('4111111111111111'),
    shopperEmail: 'anna@example.test',
    ...changes,
  };
}
