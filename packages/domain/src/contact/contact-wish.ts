import type { ContactReason, ContactSubreason } from './contact-reasons.ts';

/** What a link to the form says beforehand. */
export interface ContactWish {
  readonly reason?: ContactReason;
  readonly subreason?: ContactSubreason;
  readonly productNumber?: string;
  readonly orderNumber?: string;
  readonly invoiceNumber?: string;
  readonly quantity?: number;
}

/** As the query of an address, with its question mark; empty where nothing is wished. */
export function contactQuery(wish: ContactWish): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}
