import { calendarDateIn, type CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { valueOn } from '@tradehall/domain/countries/dated.ts';
import { providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { standardTaxRateOn } from '@tradehall/domain/countries/tax-rates.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { inWords } from '../in-words';

export interface Fact {
  readonly name: string;
  readonly words: string;
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const percent = (permyriad: number) => `${permyriad / 100} %`;
const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

function cashOnDelivery({ cashOnDelivery: cash }: Country, today: CalendarDate): string {
  if (!cash.offered) return 'Not offered';
  const limit = formatMoney(valueOn(cash.priceLimit, today), 'en-GB');
  const fee = cash.fee === null ? '' : `, fee ${formatMoney(valueOn(cash.fee, today), 'en-GB')}`;
  return `Up to ${limit}${fee}${cash.freightAllowed ? '' : ', parcels only'}`;
}

/** What follows from the law of the country and from contracts. It is kept with the program, and changes with a release. */
export function lawOfStore(country: Country, now: Date): readonly Fact[] {
  const today = calendarDateIn(country.timeZone, now);
  const currency = currencyOn(country, today);
  const territories = country.specialTaxTerritories.map(({ name }) => inWords(name));
  const methods = country.paymentMethods.map((method) => providerMethods[method].operatorName);
  return [
    { name: 'Currency', words: `${currency}, ${currencyNames.of(currency) ?? ''}` },
    { name: 'Languages', words: country.languages.map((language) => languageRows[language].label).join(', ') },
    { name: 'Time', words: country.timeZone },
    { name: 'VAT', words: percent(standardTaxRateOn(country, today)) },
    ...(territories.length === 0 ? [] : [{ name: 'Other VAT in', words: territories.join(', ') }]),
    { name: 'Orders', words: country.checkoutEnabled ? 'Taken' : 'Not taken: the shop is a catalogue' },
    ...(country.checkoutEnabled
      ? [
          { name: 'Payment methods', words: methods.join(', ') },
          {
            name: 'Bank transfer',
            words: country.bankTransfer.enabled ? 'Offered where a bank account is entered' : 'Not offered',
          },
          { name: 'Cash on delivery', words: cashOnDelivery(country, today) },
          { name: 'Invoice for companies', words: country.companyInvoice ? 'Offered' : 'Not offered' },
        ]
      : []),
    { name: 'Withdrawal', words: country.withdrawal === 'right' ? 'A right by law' : 'Promised by the shop' },
    {
      name: 'Legal guarantee',
      words: `${country.legalGuaranteeMayLastLonger ? 'At least ' : ''}${years(country.legalGuaranteeYears)}`,
    },
    {
      name: 'Lowest price of 30 days',
      words: country.priceDisclaimer ? 'Shown beside every reduction' : 'Not asked for',
    },
    { name: 'Orders are kept', words: years(country.orderRetentionYears) },
  ];
}
