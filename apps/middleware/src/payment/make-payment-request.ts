import type { ParsedCallInput } from '@tradehall/domain/calls/call.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { writtenAddressFaults } from '@tradehall/domain/address/written-address-faults.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { cardProviderCalls } from '@tradehall/domain/payment/card-provider.calls.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { engineVersion } from '@tradehall/domain/calls/engine-call.ts';
import { outcomeAnswers, outcomeFields, paymentTimeoutMs } from './engine-payment.ts';
import { notPaid } from './not-paid.ts';
import { notPayable } from './not-payable.ts';
import { shopperProgress } from './shopper-payment.ts';

const row = cardProviderCalls.makePaymentRequest;
type Express = NonNullable<ParsedCallInput<typeof row>['paymentData']['express']>;

const question = {
  document: `mutation ($input: StartCardPaymentInput!) { outcome: startCardPayment(input: $input) { ${outcomeFields} } }`,
  answers: outcomeAnswers,
  timeoutMs: paymentTimeoutMs,
  lane: 'card' as const,
};

// A hop in between may say anything; the engine takes an address or nothing.
const ipAddress = z.union([z.ipv4(), z.ipv6()]);

/** Customer, amount, currency and return URL come from the session and the cart. */
export const makePaymentRequest: Handle<'new-adyen', 'makePaymentRequest'> = async (input, context) => {
  const { locale, cartId, version, intentId, paymentData, componentData } = input;
  const { method, storeCard, express } = paymentData;
  const refusal =
    notPayable(cartId, context) ?? (express === undefined ? null : expressRefusal(express, context.country));
  if (refusal !== null) return fail(refusal);
  const payment = { cartId, version: engineVersion.parse(version), intentId, locale, method, storeCard, componentData };
  const { outcome } = await context.ask(question, {
    input: { ...payment, express: express ?? null, shopperIp: ipAddress.safeParse(context.shopperIp).data ?? null },
  });
  if (outcome.__typename === 'PaymentProgress') return succeed(await shopperProgress(outcome, locale, context));
  return notPaid(row, outcome);
};

type ExpressRefusal = Failure<
  'express-address-missing' | 'express-country-not-allowed' | 'shipping-address-error' | 'billing-address-error'
>;

/** A§6: a wallet has to know where to, whom to call, and has to stay in the country. */
function expressRefusal({ billingAddress, shippingAddress }: Express, { code }: Country): ExpressRefusal | null {
  if (shippingAddress.country !== code) return { code: 'express-country-not-allowed' };
  if (shippingAddress.phone === undefined) return { code: 'express-address-missing' };
  const shipping = writtenAddressFaults(shippingAddress, { purpose: 'shipping', clientType: 'PRIVATE' });
  if (shipping.length > 0) return { code: 'shipping-address-error', fields: [...shipping] };
  const clientType = billingAddress.company === undefined ? 'PRIVATE' : 'COMPANY';
  const billing = writtenAddressFaults(billingAddress, { purpose: 'billing', clientType });
  return billing.length > 0 ? { code: 'billing-address-error', fields: [...billing] } : null;
}
