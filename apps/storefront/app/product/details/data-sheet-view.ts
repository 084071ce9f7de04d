import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { formatDate } from '../../i18n/formats.ts';
import { translator } from '../../i18n/translator.ts';
import { safetyView, type SafetyView } from './details-view.ts';
import { technicalRows, type Row } from './measures-view.ts';

/** What the data sheet of a product says. No price: paper outlives prices. */
export interface DataSheetView {
  readonly locale: Locale;
  readonly title: string;
  readonly date: string;
  readonly page: (page: number, pages: number) => string;
  readonly brand: string;
  readonly name: string;
  readonly numbers: readonly Row[];
  readonly highlights: { readonly heading: string; readonly items: readonly string[] };
  readonly technicalData: { readonly heading: string; readonly rows: readonly Row[] };
  readonly deliveryContents: { readonly heading: string; readonly items: readonly string[] };
  readonly safety: (SafetyView & { readonly heading: string }) | null;
}

interface SheetFacts {
  readonly locale: Locale;
  readonly country: Country;
  readonly now: Date;
}

export function dataSheetView(product: ProductDocument, { locale, country, now }: SheetFacts): DataSheetView {
  const translate = translator(locale);
  const { brand, ean, energy, model, name, sku } = product;
  const safety = safetyView(product, locale, translate);
  const number = (label: string, value: string | null): readonly Row[] =>
    value === null || value === '' ? [] : [{ label, value }];
  return {
    locale,
    title: translate('dataSheet.title'),
    date: translate('dataSheet.date', { date: formatDate(now.toISOString(), country) ?? '' }),
    page: (page, pages) => translate('dataSheet.page', { page: String(page), pages: String(pages) }),
    brand,
    name,
    numbers: [
      ...number(translate('product.number'), sku),
      ...number(translate('product.model'), model),
      ...number(translate('product.ean'), ean),
      ...number(translate('product.energyTitle'), energy === null ? null : `${energy.class} (${energy.scale})`),
    ],
    highlights: { heading: translate('product.highlights'), items: product.highlights },
    technicalData: {
      heading: translate('product.technicalData'),
      rows: technicalRows({ ...product, model: '', ean: null }, locale, translate),
    },
    deliveryContents: { heading: translate('product.deliveryContents'), items: product.deliveryPackage },
    safety: safety === null ? null : { ...safety, heading: translate('product.safety') },
  };
}
