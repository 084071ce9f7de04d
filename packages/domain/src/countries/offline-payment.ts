import type { BankTransfer, CashOnDelivery } from './country.ts';

// A§9: at most 20 items for bank and cash payment, everywhere
const maxItems = 20;

export const bankTransferEnabled: BankTransfer = { enabled: true, maxItems, priceLimit: null };
export const bankTransferDisabled: BankTransfer = { enabled: false, maxItems, priceLimit: null };

type PriceLimit = Pick<CashOnDelivery, 'priceLimit'>;
// The specification asks for a fee and names none: those of the rows are a start.
type PriceLimitAndFee = PriceLimit & { readonly fee: NonNullable<CashOnDelivery['fee']> };

export function cashForParcelsAndFreight({ priceLimit, fee }: PriceLimitAndFee): CashOnDelivery {
  return { offered: true, priceLimit, maxItems, freightAllowed: true, fee };
}

export function cashForParcels({ priceLimit, fee }: PriceLimitAndFee): CashOnDelivery {
  return { offered: true, priceLimit, maxItems, freightAllowed: false, fee };
}

/** The limit stays on file for the day the country offers it. */
export function cashNotOffered({ priceLimit }: PriceLimit): CashOnDelivery {
  return { offered: false, priceLimit, maxItems, freightAllowed: false, fee: null };
}
