import type { DomesticForm } from '@tradehall/domain/countries/country.ts';
import { divideHalfUp } from '@tradehall/domain/money/divide-half-up.ts';
import { taxOn } from '../taxed-by-rate';
import { rulesOfDomesticForms } from './domestic-rules';
import type { ElectronicInvoice } from './electronic-invoice';
import { type BusinessRule, vatRules } from './vat-rules';

export type Form = 'xrechnung' | 'peppol-bis' | 'factur-x' | DomesticForm;

const isSaid = (text: string | null): boolean => text !== null && text.trim() !== '';
const whole = (cents: number): boolean => Number.isSafeInteger(cents);
const sumOf = (items: readonly { readonly netCents: number }[]): number =>
  items.reduce((sum, { netCents }) => sum + netCents, 0);

// ISO 3166, and what stands for Greece and Northern Ireland in a VAT number.
const vatIdPattern = /^(EL|XI|[A-Z]{2})[0-9A-Z+*.]{2,15}$/;

/** EN 16931-1, what is for the parts that our invoices have; the tax categories have a list of their own. */
const rulesOfAll: readonly BusinessRule[] = [
  { rule: 'BR-02', says: 'An invoice has a number.', holds: ({ number }) => isSaid(number) },
  {
    rule: 'BR-03',
    says: 'An invoice has a day of issue.',
    holds: ({ issuedOn }) => /^\d{4}-\d{2}-\d{2}$/.test(issuedOn),
  },
  { rule: 'BR-06', says: 'The seller has a name.', holds: ({ seller }) => isSaid(seller.name) },
  { rule: 'BR-07', says: 'The buyer has a name.', holds: ({ buyer }) => isSaid(buyer.name) },
  {
    rule: 'BR-09',
    says: 'The address of the seller has a country.',
    holds: ({ seller }) => /^[A-Z]{2}$/.test(seller.address.country),
  },
  {
    rule: 'BR-11',
    says: 'The address of the buyer has a country.',
    holds: ({ buyer }) => /^[A-Z]{2}$/.test(buyer.address.country),
  },
  { rule: 'BR-16', says: 'An invoice has at least one line.', holds: ({ lines }) => lines.length > 0 },
  {
    rule: 'BR-22',
    says: 'A line has a quantity.',
    holds: ({ lines }) => lines.every(({ quantity }) => whole(quantity) && quantity > 0),
  },
  { rule: 'BR-25', says: 'What is sold has a name.', holds: ({ lines }) => lines.every(({ name }) => isSaid(name)) },
  {
    rule: 'BR-24',
    says: 'A line has its net amount: quantity times net price, rounded to the minor unit.',
    holds: ({ lines }) =>
      lines.every(({ price: { units, decimals }, quantity, netCents }) => {
        const dividend = BigInt(units) * BigInt(quantity) * 100n;
        return divideHalfUp(dividend, 10n ** BigInt(decimals)) === netCents;
      }),
  },
  {
    rule: 'BR-27',
    says: 'A net price is not below zero.',
    holds: ({ lines }) => lines.every(({ price }) => price.units >= 0),
  },
  {
    rule: 'BR-38',
    says: 'A charge has a reason.',
    holds: ({ charges }) => charges.every(({ reason }) => isSaid(reason)),
  },
  {
    rule: 'BR-49',
    says: 'Payment instructions say by which means.',
    holds: ({ payment }) => /^\d{1,2}$/.test(payment.means),
  },
  {
    rule: 'BR-61',
    says: 'A credit transfer names the account.',
    holds: ({ payment: { means, account } }) => (means !== '30' && means !== '58') || isSaid(account?.iban ?? null),
  },
  {
    rule: 'BR-55',
    says: 'A reference to a preceding invoice has its number.',
    holds: ({ preceding }) => preceding === null || isSaid(preceding.number),
  },
  {
    rule: 'BR-57',
    says: 'The place of delivery has a country.',
    holds: ({ delivery }) => /^[A-Z]{2}$/.test(delivery.address.country),
  },
  {
    rule: 'BR-62',
    says: 'The electronic address of the seller has a scheme.',
    holds: ({ seller }) => isSaid(seller.endpoint.id) && isSaid(seller.endpoint.scheme),
  },
  {
    rule: 'BR-63',
    says: 'The electronic address of the buyer has a scheme.',
    holds: ({ buyer }) => isSaid(buyer.endpoint.id) && isSaid(buyer.endpoint.scheme),
  },
  {
    rule: 'BR-CO-09',
    says: 'A VAT number begins with the country that has given it.',
    holds: ({ seller, buyer }) =>
      [seller.vatId, buyer.vatId].every((vatId) => vatId === null || vatIdPattern.test(vatId)),
  },
  {
    rule: 'BR-CO-10',
    says: 'The sum of the lines is the sum of their net amounts.',
    holds: ({ lines, totals }) => sumOf(lines) === totals.linesCents,
  },
  {
    rule: 'BR-CO-12',
    says: 'The sum of the charges is the sum of their amounts.',
    holds: ({ charges, totals }) => sumOf(charges) === totals.chargesCents,
  },
  {
    rule: 'BR-CO-13',
    says: 'The total without tax is the sum of lines and charges.',
    holds: ({ totals }) => totals.netCents === totals.linesCents + totals.chargesCents,
  },
  {
    rule: 'BR-CO-14',
    says: 'The tax is the sum of the tax of every rate.',
    holds: ({ taxes, totals }) => taxes.reduce((sum, { taxCents }) => sum + taxCents, 0) === totals.taxCents,
  },
  {
    rule: 'BR-CO-15',
    says: 'The total with tax is the total without tax, and the tax.',
    holds: ({ totals }) => totals.grossCents === totals.netCents + totals.taxCents,
  },
  {
    rule: 'BR-CO-16',
    says: 'What is payable is the total with tax, and the rounding.',
    holds: ({ totals }) => totals.payableCents === totals.grossCents + totals.roundingCents,
  },
  {
    rule: 'BR-CO-17',
    says: 'The tax of a rate is its basis times the rate, rounded to the minor unit.',
    // Several credit notes share the tax of one invoice: one of them has the cent that is left.
    holds: ({ kind, taxes }) =>
      taxes.every(({ netCents, ratePermyriad, taxCents }) => {
        const strayed = Math.abs(taxOn(netCents, ratePermyriad) - taxCents);
        return strayed <= (kind === 'credit-note' && ratePermyriad > 0 ? 1 : 0);
      }),
  },
  { rule: 'BR-CO-18', says: 'There is at least one rate.', holds: ({ taxes }) => taxes.length > 0 },
  {
    rule: 'BR-CO-25',
    says: 'Where something is to be paid, terms say when.',
    holds: ({ totals, payment }) => totals.payableCents <= 0 || isSaid(payment.terms),
  },
  {
    rule: 'BR-CO-26',
    says: 'The seller can be identified by a number.',
    holds: ({ seller }) => isSaid(seller.vatId),
  },
  {
    rule: 'ours',
    says: 'The rounding is a minor unit for each rate at most.',
    holds: ({ taxes, totals }) => Math.abs(totals.roundingCents) <= taxes.length,
  },
  {
    rule: 'ours',
    says: 'A credit note refers to its invoice, and only a credit note does.',
    holds: ({ kind, preceding }) => (kind === 'credit-note') === (preceding !== null),
  },
  ...vatRules,
];

const inPlace = ({ address: { postalCode, city } }: Pick<ElectronicInvoice['delivery'], 'address'>): boolean =>
  isSaid(postalCode) && isSaid(city);

/** What the German rules ask of those who send XRechnung. */
const rulesOfXRechnung: readonly BusinessRule[] = [
  { rule: 'BR-DE-3', says: 'The seller has a city and a postal code.', holds: ({ seller }) => inPlace(seller) },
  { rule: 'BR-DE-8', says: 'The buyer has a city and a postal code.', holds: ({ buyer }) => inPlace(buyer) },
  {
    rule: 'BR-DE-10',
    says: 'The place of delivery has a city and a postal code.',
    holds: ({ delivery }) => inPlace(delivery),
  },
  { rule: 'BR-DE-5', says: 'The seller names whom to ask.', holds: ({ seller }) => isSaid(seller.contact.name) },
  {
    rule: 'BR-DE-27',
    says: 'The phone number of the seller has three digits or more.',
    holds: ({ seller }) => (seller.contact.phone ?? '').replaceAll(/\D/g, '').length >= 3,
  },
  {
    rule: 'BR-DE-28',
    says: 'The mail address of the seller is one.',
    holds: ({ seller }) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(seller.contact.email),
  },
  {
    rule: 'BR-DE-15',
    says: 'There is something the buyer knows the order by.',
    holds: ({ buyerReference }) => isSaid(buyerReference),
  },
  {
    rule: 'BR-DE-18',
    says: 'Terms of payment have no sign that announces a discount for paying early.',
    holds: ({ payment }) => !payment.terms.includes('#'),
  },
];

const rulesOfPeppol: readonly BusinessRule[] = [
  {
    rule: 'PEPPOL-EN16931-R003',
    says: 'There is something the buyer knows the order by.',
    holds: ({ buyerReference, purchaseOrder }) => isSaid(buyerReference) || isSaid(purchaseOrder),
  },
  {
    rule: 'PEPPOL-EN16931-CL008',
    says: 'Electronic addresses are those of the network, which has none for mail.',
    holds: ({ seller, buyer }) =>
      [seller, buyer].every(({ endpoint: { scheme } }) => /^(0\d{3}|99\d{2})$/.test(scheme)),
  },
  // The seller is German, and the network takes over what German rules ask of it.
  ...rulesOfXRechnung,
];

const rulesOfForms: Readonly<Record<Form, readonly BusinessRule[]>> = {
  xrechnung: rulesOfXRechnung,
  'peppol-bis': rulesOfPeppol,
  'factur-x': [],
  ...rulesOfDomesticForms,
};

/** What an invoice breaks, in sentences with their number; empty for one that may be sent. */
export function brokenRules(invoice: ElectronicInvoice, form: Form): string[] {
  return [...rulesOfAll, ...rulesOfForms[form]]
    .filter(({ holds }) => !holds(invoice))
    .map(({ rule, says }) => `${rule}: ${says}`);
}
