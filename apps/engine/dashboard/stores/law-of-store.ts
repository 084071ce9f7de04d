import { calendarDateIn, type CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { valueOn } from '@tradehall/domain/countries/dated.ts';
import { standardTaxRateOn } from '@tradehall/domain/countries/tax-rates.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { currencyInWords, inWords } from '../in-words';
import { percentInWords } from '../numbers';
import { say, spokenLocale } from '../say';

export interface Fact {
  readonly name: string;
  readonly words: string;
}

const percent = (permyriad: number) => `${percentInWords(permyriad)} %`;
const years = (count: number) => say('{count, plural, one {1 year} other {# years}}', { count });

function cashOnDelivery({ cashOnDelivery: cash }: Country, today: CalendarDate): string {
  if (!cash.offered) return say('Not offered');
  const limit = formatMoney(valueOn(cash.priceLimit, today), spokenLocale());
  const fee = cash.fee === null ? '' : formatMoney(valueOn(cash.fee, today), spokenLocale());
  return [
    say('Up to {limit}', { limit }),
    ...(fee === '' ? [] : [say('fee {fee}', { fee })]),
    ...(cash.freightAllowed ? [] : [say('parcels only')]),
  ].join(', ');
}

/** What follows from the law of the country and from contracts. It is kept with the program, and changes with a release. */
export function lawOfStore(country: Country, now: Date): readonly Fact[] {
  const today = calendarDateIn(country.timeZone, now);
  const currency = currencyOn(country, today);
  const territories = country.specialTaxTerritories.map(({ name }) => inWords(name));
  return [
    { name: say('Currency'), words: `${currency}, ${currencyInWords(currency)}` },
    { name: say('Languages'), words: country.languages.map((language) => languageRows[language].label).join(', ') },
    { name: say('Time'), words: country.timeZone },
    { name: say('VAT'), words: percent(standardTaxRateOn(country, today)) },
    ...(territories.length === 0 ? [] : [{ name: say('Other VAT in'), words: territories.join(', ') }]),
    { name: say('Orders'), words: country.checkoutEnabled ? say('Taken') : say('Not taken: the shop is a catalogue') },
    ...(country.checkoutEnabled
      ? [
          {
            name: say('Bank transfer'),
            words: country.bankTransfer.enabled ? say('Offered where a bank account is entered') : say('Not offered'),
          },
          { name: say('Cash on delivery'), words: cashOnDelivery(country, today) },
        ]
      : []),
    {
      name: say('Withdrawal'),
      words: country.withdrawal === 'right' ? say('A right by law') : say('Promised by the shop'),
    },
    {
      name: say('Legal guarantee'),
      words: country.legalGuaranteeMayLastLonger
        ? say('At least {years}', { years: years(country.legalGuaranteeYears) })
        : years(country.legalGuaranteeYears),
    },
    {
      name: say('Lowest price of 30 days'),
      words: country.priceDisclaimer ? say('Shown beside every reduction') : say('Not asked for'),
    },
    { name: say('Orders are kept'), words: years(country.orderRetentionYears) },
  ];
}
