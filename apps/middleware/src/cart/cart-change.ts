import type { AddressInput } from '@tradehall/domain/address/address.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';

/** A guarantee is named with the product it belongs to. */
interface Line {
  readonly sku: string;
  readonly parentSku?: string | undefined;
}

/** What the engine is asked to do to a cart. */
export type CartChange =
  | { readonly add: Line & { readonly quantity: number } }
  | { readonly setQuantity: Line & { readonly quantity: number } }
  | { readonly remove: Line }
  | { readonly applyCoupon: { readonly code: string } }
  | { readonly removeCoupon: { readonly id: string } }
  | { readonly recalculate: true }
  | { readonly delete: true }
  | { readonly setContact: { readonly email: string } }
  | {
      readonly setFields: {
        readonly customerAgreedToSendEmail?: boolean | undefined;
        readonly utmSource?: string | undefined;
      };
    }
  | { readonly setShippingAddress: { readonly address: AddressInput } }
  | { readonly setBillingAddress: { readonly address: AddressInput; readonly clientType: ClientType } }
  | { readonly setBillingVatNumber: { readonly vatNumber: string | null } };
