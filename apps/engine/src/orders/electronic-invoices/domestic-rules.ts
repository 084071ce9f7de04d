import type { DomesticForm } from '@tradehall/domain/countries/country.ts';
import { valueOn } from '@tradehall/domain/countries/dated.ts';
import { readVatId } from '@tradehall/domain/countries/vat-id.ts';
import { countryOfForm, isRegisteredFor } from './domestic-form';
import type { Address, ElectronicInvoice } from './electronic-invoice';
import type { BusinessRule } from './vat-rules';
import { polishRateOf } from './write-fa3';
import { isNearTax, routeOf, summariesOf } from './write-fatturapa';

const isSaid = (text: string): boolean => text.trim() !== '';
const isPlace = ({ street, city }: Address): boolean => isSaid(street) && isSaid(city);
const itemsOf = ({ lines, charges }: ElectronicInvoice) => [...lines, ...charges];
const numberOf = ({ vatId }: { readonly vatId: string | null }): string => (vatId && readVatId(vatId)?.number) ?? '';

/** What both forms want. */
const rulesOfBoth = (form: DomesticForm): readonly BusinessRule[] => [
  {
    rule: 'ours',
    says: 'The seller has a VAT number of the country whose tax office takes the form.',
    holds: ({ seller }) => isRegisteredFor(form, seller),
  },
  {
    rule: 'schema',
    says: 'The addresses of both have a street and a city.',
    holds: ({ seller, buyer }) => isPlace(seller.address) && isPlace(buyer.address),
  },
  {
    rule: 'schema',
    says: 'A price has eight decimals at most.',
    holds: ({ lines }) => lines.every(({ price }) => price.decimals <= 8),
  },
  {
    rule: 'schema',
    says: 'There are 9,999 lines at most.',
    holds: (invoice) => itemsOf(invoice).length <= 9_999,
  },
];

/** Numbers are those of the checks of the Italian exchange, SdI. */
const rulesOfFatturaPa: readonly BusinessRule[] = [
  ...rulesOfBoth('fatturapa'),
  {
    rule: '00305',
    says: 'An Italian VAT number has eleven digits.',
    holds: ({ seller, buyer }) =>
      [seller, buyer].every((party) => !isRegisteredFor('fatturapa', party) || /^\d{11}$/.test(numberOf(party))),
  },
  {
    rule: '00417',
    says: 'The buyer can be identified by a number.',
    holds: ({ buyer }) => buyer.vatId !== null,
  },
  {
    rule: '00311',
    says: 'The office of an authority has six signs, the channel of a company seven.',
    holds: ({ buyer }) => {
      const { format, code } = routeOf(buyer);
      return format === 'FPA12' ? /^[A-Z0-9]{6}$/.test(code) : /^[A-Z0-9]{7}$/.test(code);
    },
  },
  {
    rule: '00418',
    says: 'A credit note is not of a day before its invoice.',
    holds: ({ issuedOn, preceding }) => preceding === null || issuedOn >= preceding.issuedOn,
  },
  {
    rule: '00421',
    says: 'The tax of a row is less than a cent from its basis times the rate.',
    holds: ({ taxes }) =>
      taxes.every((tax) => summariesOf(tax).every((summary) => isNearTax(summary, tax.ratePermyriad))),
  },
  {
    rule: '00424',
    says: 'A rate is zero, or one per cent or more.',
    holds: ({ taxes }) => taxes.every(({ ratePermyriad }) => ratePermyriad === 0 || ratePermyriad >= 100),
  },
  {
    rule: '00425',
    says: 'A number has a digit, and twenty plain signs at most.',
    holds: ({ number, preceding }) =>
      [number, preceding?.number ?? number].every((each) => /\d/.test(each) && /^[\u0020-\u007E]{1,20}$/.test(each)),
  },
  {
    rule: 'schema',
    says: 'An Italian postal code has five digits.',
    holds: ({ seller, buyer }) =>
      [seller.address, buyer.address].every(
        ({ country, postalCode }) => country !== countryOfForm('fatturapa').code || /^\d{5}$/.test(postalCode),
      ),
  },
  {
    rule: 'schema',
    says: 'An account has an IBAN and a BIC.',
    holds: ({ payment: { account } }) =>
      account === null ||
      (/^[A-Za-z]{2}\d{2}[A-Za-z\d]{11,30}$/.test(account.iban) &&
        /^[A-Z]{6}[A-Z2-9][A-NP-Z\d](?:[A-Z\d]{3})?$/.test(account.bic)),
  },
];

const rulesOfFa3: readonly BusinessRule[] = [
  ...rulesOfBoth('fa-3'),
  {
    rule: 'schema',
    says: 'A Polish VAT number has ten digits, and no two zeros after the first.',
    holds: ({ seller, buyer }) =>
      [seller, buyer].every(
        (party) => !isRegisteredFor('fa-3', party) || /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/.test(numberOf(party)),
      ),
  },
  {
    rule: 'P_12',
    says: 'Rates are those of Poland.',
    holds: (invoice) => [...itemsOf(invoice), ...invoice.taxes].every((item) => polishRateOf(item) !== null),
  },
  {
    // In another currency the tax has to be told in złoty too, and the order knows no rate of exchange.
    rule: 'P_14_1W',
    says: 'Amounts are in the currency of Poland.',
    holds: ({ currencyCode, issuedOn }) => currencyCode === valueOn(countryOfForm('fa-3').currency, issuedOn),
  },
  {
    rule: 'DataWytworzeniaFa',
    says: 'The form is there since September 2025.',
    holds: ({ issuedOn }) => issuedOn >= '2025-09-01',
  },
  {
    rule: 'NrRB',
    says: 'The number of an account has 10 to 34 signs.',
    holds: ({ payment: { account } }) => account === null || /^.{10,34}$/.test(account.iban),
  },
];

export const rulesOfDomesticForms: Readonly<Record<DomesticForm, readonly BusinessRule[]>> = {
  fatturapa: rulesOfFatturaPa,
  'fa-3': rulesOfFa3,
};
