import type { Language } from '@tradehall/domain/locales/languages.ts';
import { shopTexts } from './shop-texts.ts';

const signs = '% ‰ € £ Kč zł Ft kr lei CHF';
const units =
  'kg g mg t l ml cl V kV W kW kWh kVA VA A mA Ah mAh Hz kHz MHz cm mm m km µm m² m³ cm² cm³ bar mbar Pa kPa hPa MPa °C °F K Nm N kN ' +
  'dB lm lx min h m/s m/min km/h l/h l/min m³/h кг г мг т л мл В кВ Вт кВт см мм м км бар мин ч лв';
const measures = `${signs} ${units}`.split(' ');
// The longest first: `m` is not what follows the number in `5 mm`.
const measure = measures.toSorted((a, b) => b.length - a.length).join('|');

const rules = {
  'a number and its unit may part': new RegExp(`[\\d}] (?:${measure})(?![\\p{L}\\p{N}’'])`, 'u'),
  'no space between a number and its sign': /[\d}][%‰]/u,
  'a space between a number and %': /[\d}]\s%/u,
  'a space that may break': / [;:!?»]|« /u,
  'no space before a mark': /[\p{L}\p{N})}»][;:!?](?=\s|$)/u,
  'no space inside quotation marks': /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u,
};

/** Whether the language writes `5 %`, as the shop's own rates and discounts are written. */
const spacesPercent = (language: Language) =>
  /\s/u.test(new Intl.NumberFormat(language, { style: 'percent' }).format(1));

function rulesOf(language: Language): readonly (keyof typeof rules)[] {
  const percent = spacesPercent(language) ? 'no space between a number and its sign' : 'a space between a number and %';
  const french = ['a space that may break', 'no space before a mark', 'no space inside quotation marks'] as const;
  return ['a number and its unit may part', percent, ...(language === 'fr' ? french : [])];
}

/** What is filled in is a number or a word; the forms of a plural are no text. */
const withoutForms = (text: string) => text.replaceAll(/\{\w+, (?:plural|select|number|selectordinal),?|=\d+ \{/g, '');

/** Texts of a language in which a line could end between a number and what it counts, or, in French, before a mark. */
export function faultsOfSpaces(language: Language, root: string): string[] {
  const held = rulesOf(language);
  return shopTexts(language, root).flatMap(({ file, key, text }) => {
    const words = withoutForms(text);
    return held.filter((rule) => rules[rule].test(words)).map((rule) => `${file} ${key}: ${rule}: ${text}`);
  });
}
