import { type AddressInput, addressInput } from '@tradehall/domain/address/address.ts';
import { fullName, streetLine } from '@tradehall/domain/address/address-lines.ts';
import type { EngineAddress as AnsweredAddress } from '@tradehall/domain/cart/engine-cart.ts';
import type { Order, OrderService } from '@vendure/core';
import { z } from 'zod';
import { findHeldVat, type HeldVat } from '../vat/taxes/held-vat';

type EngineAddress = Parameters<OrderService['setShippingAddress']>[2];

const joined = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ');

/** What the engine knows of an address, and beside it, whole, what the shopper wrote. */
export function engineAddressOf(written: AddressInput, vat: HeldVat | null = null): EngineAddress {
  return {
    fullName: fullName(written),
    company: written.company ?? '',
    streetLine1: streetLine(written),
    streetLine2: joined(written.additionalStreetInfo, written.additionalAddressInfo),
    city: written.city,
    province: written.region ?? written.state ?? '',
    postalCode: written.postalCode,
    countryCode: written.country,
    phoneNumber: written.phone ?? written.mobile ?? '',
    // Never from a shopper: whether the number is valid.
    customFields: { vatNumber: written.vatNumber ?? null, vatValidated: vat?.verdict === 'valid', vat, written },
  };
}

const held = z.object({ customFields: z.object({ written: addressInput }) });

/** Null as long as no shopper has written one. */
export function findWritten(address: Order['billingAddress']): AddressInput | null {
  return held.safeParse(address).data?.customFields.written ?? null;
}

/** The domain's address but for its id. */
export function cartAddressOf(address: Order['shippingAddress']): AnsweredAddress | null {
  const written = findWritten(address);
  if (!written) return null;
  const { vatNumber, ...fields } = written;
  const vat = findHeldVat(address);
  const known = {
    vatValidated: vat?.verdict === 'valid' ? ('true' as const) : ('false' as const),
    ...(vat && { vatVerdict: vat.verdict }),
  };
  return { ...fields, custom: vatNumber ? { vatNumber, ...known } : null };
}
