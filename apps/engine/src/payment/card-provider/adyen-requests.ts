import type { BrowserInfo } from '@adyen/api-library/lib/src/typings/checkout/browserInfo';
import type { DeliveryAddress } from '@adyen/api-library/lib/src/typings/checkout/deliveryAddress';
import type { LineItem } from '@adyen/api-library/lib/src/typings/checkout/lineItem';
import type { PaymentCompletionDetails } from '@adyen/api-library/lib/src/typings/checkout/paymentCompletionDetails';
import type { PaymentDetailsRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentDetailsRequest';
import { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest';
import type { PaymentRequestPaymentMethod } from '@adyen/api-library/lib/src/typings/checkout/paymentRequestPaymentMethod';
import type { RiskData } from '@adyen/api-library/lib/src/typings/checkout/riskData';
import { z } from 'zod';
import {
  type ProviderAddress,
  type ProviderDetails,
  ProviderFailure,
  type ProviderLineItem,
  type ProviderPayment,
} from './card-provider';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the provider's component gave the page: the provider's to understand, and only these parts go on to it. */
const paymentData = z.object({
  paymentMethod: z.custom<PaymentRequestPaymentMethod>(isObject),
  browserInfo: z.custom<BrowserInfo>(isObject).optional(),
  riskData: z.custom<RiskData>(isObject).optional(),
});
const detailsData = z.object({
  details: z.custom<PaymentCompletionDetails>(isObject),
  paymentData: z.string().optional(),
});
const storedMethod = z.object({ storedPaymentMethodId: z.string().min(1) });

export function paymentRequest(payment: ProviderPayment, merchantAccount: string): PaymentRequest {
  const { paymentMethod, browserInfo, riskData } = orRefuse(paymentData, payment.componentData);
  const { billingAddress: buyer, shopperIp } = payment;
  return {
    merchantAccount,
    reference: payment.reference,
    amount: { value: payment.amountCents, currency: payment.currencyCode },
    countryCode: payment.countryCode,
    shopperLocale: payment.shopperLocale,
    returnUrl: payment.returnUrl,
    origin: payment.origin,
    channel: PaymentRequest.ChannelEnum.Web,
    paymentMethod,
    shopperEmail: payment.shopperEmail,
    shopperName: { firstName: buyer.firstName, lastName: buyer.lastName },
    billingAddress: addressOf(buyer),
    deliveryAddress: addressOf(payment.shippingAddress),
    lineItems: payment.lineItems.map(lineItemOf),
    ...cardOnFile(payment, storedMethod.safeParse(paymentMethod).success),
    ...(browserInfo === undefined ? {} : { browserInfo }),
    ...(riskData === undefined ? {} : { riskData }),
    ...(shopperIp === null ? {} : { shopperIP: shopperIp }),
    ...(buyer.phone === null ? {} : { telephoneNumber: buyer.phone }),
    ...(buyer.company === null ? {} : { company: { name: buyer.company } }),
  };
}

export function detailsRequest(given: ProviderDetails): PaymentDetailsRequest {
  if ('redirectResult' in given) return { details: { redirectResult: given.redirectResult } };
  const { details, paymentData: kept } = orRefuse(detailsData, given.componentData);
  return { details, ...(kept === undefined ? {} : { paymentData: kept }) };
}

type CardOnFile = Pick<PaymentRequest, 'shopperInteraction'> &
  Partial<Pick<PaymentRequest, 'shopperReference' | 'storePaymentMethod' | 'recurringProcessingModel'>>;

function cardOnFile({ shopperReference, storeCard }: ProviderPayment, isStored: boolean): CardOnFile {
  if (shopperReference === null) {
    if (isStored) throw new ProviderFailure('refused', null, 'a guest has no stored cards');
    return { shopperInteraction: PaymentRequest.ShopperInteractionEnum.Ecommerce };
  }
  const { Ecommerce, ContAuth } = PaymentRequest.ShopperInteractionEnum;
  const recurringProcessingModel = PaymentRequest.RecurringProcessingModelEnum.CardOnFile;
  if (isStored) return { shopperReference, shopperInteraction: ContAuth, recurringProcessingModel };
  if (!storeCard) return { shopperReference, shopperInteraction: Ecommerce };
  return { shopperReference, shopperInteraction: Ecommerce, recurringProcessingModel, storePaymentMethod: true };
}

function addressOf(address: ProviderAddress): DeliveryAddress {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    street: address.street,
    houseNumberOrName: address.houseNumber,
    postalCode: address.postalCode,
    city: address.city,
    country: address.countryCode,
    ...(address.region === null ? {} : { stateOrProvince: address.region }),
  };
}

function lineItemOf(line: ProviderLineItem): LineItem {
  return {
    id: line.id,
    description: line.description,
    quantity: line.quantity,
    amountIncludingTax: line.amountIncludingTaxCents,
    amountExcludingTax: line.amountExcludingTaxCents,
    taxAmount: line.taxAmountCents,
    taxPercentage: line.taxPermyriad,
  };
}

function orRefuse<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const read = schema.safeParse(data);
  if (!read.success) throw new ProviderFailure('refused', null, 'the page gave nothing to pay with');
  return read.data;
}
