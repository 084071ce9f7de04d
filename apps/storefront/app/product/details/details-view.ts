import { energySteps } from '@tradehall/domain/catalogue/energy-steps.ts';
import type { ProductDocument, ProductFileKind } from '@tradehall/domain/catalogue/product-document.ts';
import type { SafetyContact } from '@tradehall/domain/catalogue/product-safety.ts';
import { type Locale, locales, regionName } from '@tradehall/domain/locales/locales.ts';
import { nameOfLanguage } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { contactWishesView, type ContactWishesView } from '../contact-wishes-view.ts';
import type { NamedLinkView } from '../../ui/link-view.ts';
import { isForeign } from '../gallery/gallery-view.ts';
import type { Companions } from '../load-companions.ts';
import { descriptionHtml } from './description-html.ts';
import { setView, type SetView } from './set-view.ts';
import { sizeView, technicalRows, type Row, type SizeView } from './measures-view.ts';

export interface EnergyLabelView {
  readonly title: string;
  /** What the drawing says, in words. */
  readonly text: string;
  readonly brand: string;
  readonly model: string;
  readonly class: string;
  readonly steps: readonly string[];
  readonly sheet: NamedLinkView;
}

interface ContactView {
  readonly role: string;
  readonly name: string;
  readonly address: readonly string[];
  readonly email: string;
}

export interface SafetyView {
  readonly contacts: readonly ContactView[];
  readonly warningsTitle: string;
  readonly warnings: readonly string[];
}

interface DocumentView {
  readonly name: string;
  /** Of the file; where it is somewhere else, that a new tab opens. */
  readonly format: string;
  readonly href: string;
  readonly isElsewhere: boolean;
}

/** What is told below the offer. A part that has nothing to say is empty or null and not shown. */
export interface DetailsView {
  readonly highlights: readonly string[];
  readonly descriptionHtml: string;
  readonly technicalData: readonly Row[];
  /** Null where the product was not measured. */
  readonly size: SizeView | null;
  readonly set: SetView | null;
  readonly deliveryContents: readonly string[];
  readonly documents: readonly DocumentView[];
  readonly contactWishes: ContactWishesView | null;
  readonly energyLabel: EnergyLabelView | null;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly safety: SafetyView | null;
}

const dataSheetPath = (sku: string): string => `documents/${sku}.pdf`;

function energyLabelView(
  product: ProductDocument,
  { basename }: ShopRequest,
  translate: Translate,
): EnergyLabelView | null {
  const { brand, energy, model, sku } = product;
  const steps = energy === null ? [] : energySteps(energy);
  const [best] = steps;
  const worst = steps.at(-1);
  if (energy === null || best === undefined || worst === undefined) return null;
  return {
    title: translate('product.energyTitle'),
    text: translate('product.energyClass', { class: energy.class, best, worst }),
    brand,
    model: model === '' ? sku : model,
    class: energy.class,
    steps,
    sheet: { name: translate('product.dataSheet'), href: `${basename}${dataSheetPath(sku)}` },
  };
}

function contactView(role: string, contact: SafetyContact | null, locale: Locale): readonly ContactView[] {
  if (contact === null) return [];
  const { name, address, country, email } = contact;
  const lines = [...address.split('\n'), ...(country === undefined ? [] : [regionName(country, locale)])];
  return [{ role, name, address: lines, email }];
}

export function safetyView({ safety }: ProductDocument, locale: Locale, translate: Translate): SafetyView | null {
  const { manufacturer, responsiblePerson, warnings } = safety;
  const contacts = [
    ...contactView(translate('product.manufacturer'), manufacturer, locale),
    ...contactView(translate('product.responsiblePerson'), responsiblePerson, locale),
  ];
  return contacts.length === 0 && warnings.length === 0
    ? null
    : { contacts, warningsTitle: translate('product.warnings'), warnings };
}

const fileNames = {
  manual: 'product.manual',
  conformity: 'product.conformity',
  'safety-data': 'product.safetyData',
} as const satisfies Readonly<Record<ProductFileKind, string>>;

/** A video of another host is a link: the page's policy plays none of them. */
function documentsOf(product: ProductDocument, { basename, locale }: ShopRequest, translate: Translate) {
  const { sku, manualUrl, video, files } = product;
  const documentAt = (name: string, href: string, language = locales[locale].language): DocumentView => {
    const isElsewhere = isForeign(href);
    const format = translate(isElsewhere ? 'shell.newTab' : 'product.pdf');
    // Whoever cannot read it is told before.
    const isOther = language !== locales[locale].language;
    return { name, format: isOther ? `${format}, ${nameOfLanguage(language, locale)}` : format, href, isElsewhere };
  };
  return [
    documentAt(translate('product.dataSheet'), `${basename}${dataSheetPath(sku)}`),
    ...files.map(({ kind, address, language }) => documentAt(translate(fileNames[kind]), address, language)),
    ...(manualUrl === null || files.some(({ kind }) => kind === 'manual')
      ? []
      : [documentAt(translate('product.manual'), manualUrl)]),
    ...(video === null || !isForeign(video) ? [] : [documentAt(translate('product.video'), video)]),
  ];
}

export const detailsView = (
  product: ProductDocument,
  { setCards, store }: Pick<Companions, 'setCards' | 'store'>,
  shop: ShopRequest,
  translate: Translate,
): DetailsView => ({
  highlights: product.highlights,
  descriptionHtml: descriptionHtml(product.description),
  technicalData: technicalRows(product, shop.locale, translate),
  size: sizeView(product, shop.locale, translate),
  set: setView(product, setCards, shop, translate),
  deliveryContents: product.deliveryPackage,
  documents: documentsOf(product, shop, translate),
  contactWishes: contactWishesView(product, store, shop, translate),
  energyLabel: energyLabelView(product, shop, translate),
  faq: product.faq,
  safety: safetyView(product, shop.locale, translate),
});
