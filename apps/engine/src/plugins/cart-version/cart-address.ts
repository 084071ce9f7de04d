import { type AddressInput, addressInput } from '@tradehall/domain/checkout/address.ts';
import type { Order, OrderService } from '@vendure/core';
import { z } from 'zod';

type EngineAddress = Parameters<OrderService['setShippingAddress']>[2];

const joined = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ');

/** What the engine knows of an address, and beside it, whole, what the shopper wrote. */
export function engineAddressOf(written: AddressInput): EngineAddress {
  return {
    fullName: joined(written.firstName, written.lastName),
    company: written.company ?? '',
    streetLine1: joined(written.streetName, written.streetNumber),
    streetLine2: joined(written.additionalStreetInfo, written.additionalAddressInfo),
    city: written.city,
    province: written.region ?? written.state ?? '',
    postalCode: written.postalCode,
    countryCode: written.country,
    phoneNumber: written.phone ?? written.mobile ?? '',
    // Never from a shopper: whether the number is valid.
    customFields: { vatNumber: written.vatNumber ?? null, vatValidated: false, written },
  };
}

const held = z.object({ customFields: z.object({ written: addressInput, vatValidated: z.boolean() }) });

/** The domain's address but for its id; null as long as no shopper has written one. */
export function cartAddressOf(address: Order['shippingAddress']): object | null {
  const parsed = held.safeParse(address);
  if (!parsed.success) return null;
  const { written, vatValidated } = parsed.data.customFields;
  const { vatNumber, ...fields } = written;
  return { ...fields, custom: vatNumber ? { vatNumber, vatValidated: vatValidated ? 'true' : 'false' } : null };
}
