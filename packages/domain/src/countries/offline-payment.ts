import type { BankTransfer, CashOnDelivery } from './country.ts';

// A§9: at most 20 items for bank and cash payment, everywhere
const maxItems = 20;

export const bankTransferEnabled: BankTransfer = { enabled: true, maxItems, priceLimit: null };
export const bankTransferDisabled: BankTransfer = { enabled: false, maxItems, priceLimit: null };

type PriceLimit = Pick<CashOnDelivery, 'priceLimit'>;

export function cashForParcelsAndFreight({ priceLimit }: PriceLimit): CashOnDelivery {
  return { offered: true, priceLimit, maxItems, freightAllowed: true };
}

export function cashForParcels({ priceLimit }: PriceLimit): CashOnDelivery {
  return { offered: true, priceLimit, maxItems, freightAllowed: false };
}

/** The limit stays on file for the day the country offers it. */
export function cashNotOffered({ priceLimit }: PriceLimit): CashOnDelivery {
  return { offered: false, priceLimit, maxItems, freightAllowed: false };
}
