import type { ElectronicInvoice, TaxCategory, TaxOfRate } from './electronic-invoice';

export interface BusinessRule {
  readonly rule: string;
  readonly says: string;
  readonly holds: (invoice: ElectronicInvoice) => boolean;
}

/** Each category of the standard has the same rules; BR-IC are those of the code K. */
const names: Readonly<Record<TaxCategory, string>> = { S: 'BR-S', K: 'BR-IC', G: 'BR-G' };

const itemsOf = ({ lines, charges }: ElectronicInvoice) => [...lines, ...charges];
const hasCategory = (invoice: ElectronicInvoice, category: TaxCategory): boolean =>
  itemsOf(invoice).some((item) => item.category === category);
const sameRate = (a: Pick<TaxOfRate, 'category' | 'ratePermyriad'>, b: typeof a): boolean =>
  a.category === b.category && a.ratePermyriad === b.ratePermyriad;

function rulesOf(category: TaxCategory): readonly BusinessRule[] {
  const name = names[category];
  const taxesOf = ({ taxes }: ElectronicInvoice) => taxes.filter((tax) => tax.category === category);
  const isTaxed = category === 'S';
  return [
    {
      rule: `${name}-01`,
      says: `What is sold by ${category} stands in the tax of one rate, and no rate is of nothing.`,
      holds: (invoice) =>
        itemsOf(invoice)
          .filter((item) => item.category === category)
          .every((item) => taxesOf(invoice).filter((tax) => sameRate(tax, item)).length === 1) &&
        taxesOf(invoice).every((tax) => itemsOf(invoice).some((item) => sameRate(tax, item))),
    },
    {
      rule: `${name}-02`,
      says: `What is sold by ${category} has the VAT number of the seller.`,
      holds: (invoice) => !hasCategory(invoice, category) || invoice.seller.vatId !== null,
    },
    {
      rule: `${name}-05`,
      says: isTaxed ? 'The standard rate is above zero.' : `The rate of ${category} is zero.`,
      holds: (invoice) =>
        [...itemsOf(invoice), ...invoice.taxes]
          .filter((item) => item.category === category)
          .every(({ ratePermyriad }) => (isTaxed ? ratePermyriad > 0 : ratePermyriad === 0)),
    },
    {
      rule: `${name}-08`,
      says: `The basis of a rate of ${category} is the sum of its lines and charges.`,
      holds: (invoice) =>
        taxesOf(invoice).every((tax) => {
          const items = itemsOf(invoice).filter((item) => sameRate(item, tax));
          return items.reduce((sum, { netCents }) => sum + netCents, 0) === tax.netCents;
        }),
    },
    {
      rule: `${name}-10`,
      says: isTaxed ? 'A tax has no reason for exemption.' : `The exemption of ${category} has a reason.`,
      holds: (invoice) => taxesOf(invoice).every(({ exemption }) => isTaxed === (exemption === null)),
    },
  ];
}

export const vatRules: readonly BusinessRule[] = [
  ...rulesOf('S'),
  ...rulesOf('K'),
  ...rulesOf('G'),
  {
    rule: 'BR-IC-02',
    says: 'A supply to another member state has the VAT numbers of both.',
    holds: (invoice) => !hasCategory(invoice, 'K') || (invoice.seller.vatId !== null && invoice.buyer.vatId !== null),
  },
  {
    rule: 'BR-IC-11',
    says: 'A supply to another member state says when.',
    holds: (invoice) => !hasCategory(invoice, 'K') || /^\d{4}-\d{2}-\d{2}$/.test(invoice.delivery.deliveredOn),
  },
  {
    rule: 'BR-IC-12',
    says: 'A supply to another member state says where, and that is not where the seller is.',
    holds: (invoice) =>
      !hasCategory(invoice, 'K') || invoice.delivery.address.country !== invoice.seller.address.country,
  },
];
