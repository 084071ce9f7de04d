import type { BrowserInfo } from '@adyen/api-library/lib/src/typings/checkout/browserInfo';
import type { DeliveryAddress } from '@adyen/api-library/lib/src/typings/checkout/deliveryAddress';
import type { LineItem } from '@adyen/api-library/lib/src/typings/checkout/lineItem';
import type { PaymentCompletionDetails } from '@adyen/api-library/lib/src/typings/checkout/paymentCompletionDetails';
import type { PaymentDetailsRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentDetailsRequest';
import { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest';
import type { PaymentRequestPaymentMethod } from '@adyen/api-library/lib/src/typings/checkout/paymentRequestPaymentMethod';
import type { RiskData } from '@adyen/api-library/lib/src/typings/checkout/riskData';
import { ThreeDSRequestData } from '@adyen/api-library/lib/src/typings/checkout/threeDSRequestData';
import { internationalPhone } from '@tradehall/domain/address/international-phone.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import type { CountryCode } from '@tradehall/domain/locales/locales.ts';
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
  paymentMethod: z.record(z.string(), z.unknown()),
  browserInfo: z.custom<BrowserInfo>(isObject).optional(),
  riskData: z.custom<RiskData>(isObject).optional(),
  dateOfBirth: z.iso.date().optional(),
  telephoneNumber: z.string().max(40).optional(),
});
const detailsData = z.object({
  details: z.custom<PaymentCompletionDetails>(isObject),
  paymentData: z.string().optional(),
});
const providerMethod = z.custom<PaymentRequestPaymentMethod>(isObject);
const storedMethod = z.object({ storedPaymentMethodId: z.string().min(1) });

export function paymentRequest(payment: ProviderPayment, merchantAccount: string): PaymentRequest {
  const given = orRefuse(paymentData, payment.componentData);
  const { browserInfo, riskData, dateOfBirth } = given;
  const paymentMethod = methodOf(payment, given.paymentMethod);
  const { billingAddress: buyer, shopperIp } = payment;
  const phone = dialledPhone(buyer.phone ?? given.telephoneNumber, buyer.countryCode);
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
    shopperName: { firstName: shortName(buyer.firstName), lastName: shortName(buyer.lastName) },
    billingAddress: addressOf(buyer),
    deliveryAddress: deliveryAddressOf(payment.shippingAddress),
    lineItems: payment.lineItems.map(lineItemOf),
    ...cardOnFile(payment, storedMethod.safeParse(paymentMethod).success),
    ...(browserInfo === undefined ? {} : { browserInfo }),
    ...(riskData === undefined ? {} : { riskData }),
    ...(shopperIp === null ? {} : { shopperIP: shopperIp }),
    ...(phone === null ? {} : { telephoneNumber: phone }),
    ...(dateOfBirth === undefined ? {} : { dateOfBirth: new Date(dateOfBirth) }),
    // Nothing is posted to a bank or back from it.
    redirectToIssuerMethod: 'GET',
    redirectFromIssuerMethod: 'GET',
    // A bank that wants to see the shopper gets her by redirect: the page shows nothing else.
    authenticationData: { threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Disabled } },
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

function cardOnFile({ method, shopperReference, storeCard }: ProviderPayment, isStored: boolean): CardOnFile {
  const isStorable = providerMethods[method].isStorable === true;
  if (isStored && !isStorable) throw new ProviderFailure('refused', null, 'this method is not stored');
  if (shopperReference === null) {
    if (isStored) throw new ProviderFailure('refused', null, 'a guest has no stored cards');
    return { shopperInteraction: PaymentRequest.ShopperInteractionEnum.Ecommerce };
  }
  const { Ecommerce, ContAuth } = PaymentRequest.ShopperInteractionEnum;
  const recurringProcessingModel = PaymentRequest.RecurringProcessingModelEnum.CardOnFile;
  if (isStored) return { shopperReference, shopperInteraction: ContAuth, recurringProcessingModel };
  if (!storeCard || !isStorable) return { shopperReference, shopperInteraction: Ecommerce };
  return { shopperReference, shopperInteraction: Ecommerce, recurringProcessingModel, storePaymentMethod: true };
}

/** Null for what nobody can dial: the provider would hand it on to nobody. */
function dialledPhone(written: string | undefined, countryCode: CountryCode): string | null {
  const dialled = written === undefined ? '' : internationalPhone(written, countries[countryCode]);
  return /^\+[1-9]\d{6,17}$/.test(dialled) ? dialled : null;
}

/** The method that was asked for and allowed, with what was typed as part of it in the form that the provider takes. */
function methodOf(
  { method, shopperEmail, countryCode }: ProviderPayment,
  { telephoneNumber, ...given }: Readonly<Record<string, unknown>>,
): PaymentRequestPaymentMethod {
  const phone = typeof telephoneNumber === 'string' ? dialledPhone(telephoneNumber, countryCode) : null;
  return providerMethod.parse({
    ...given,
    type: method,
    ...(phone === null ? {} : { telephoneNumber: phone }),
    ...(providerMethods[method].tellsEmail === true ? { shopperEmail } : {}),
  });
}

const shortName = (name: string): string => name.slice(0, 80);

/** The provider takes codes of a region, not names. */
const isRegionCode = (region: string | null): region is string => region !== null && region.length <= 3;

function addressOf({ street, houseNumber, postalCode, city, countryCode, region }: ProviderAddress) {
  return {
    street,
    houseNumberOrName: houseNumber,
    postalCode: postalCode.slice(0, 10),
    city,
    country: countryCode,
    ...(isRegionCode(region) ? { stateOrProvince: region } : {}),
  };
}

function deliveryAddressOf(address: ProviderAddress): DeliveryAddress {
  const { firstName, lastName } = address;
  return { ...addressOf(address), firstName: shortName(firstName), lastName: shortName(lastName) };
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
