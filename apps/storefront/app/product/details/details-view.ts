import { energySteps } from '@tradehall/domain/catalogue/energy-steps.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { SafetyContact } from '@tradehall/domain/catalogue/product-safety.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { contactWishesView, type ContactWishesView } from '../contact-wishes-view.ts';
import type { NamedLinkView } from '../../ui/link-view.ts';
import { descriptionHtml } from './description-html.ts';

export interface Row {
  readonly label: string;
  readonly value: string;
}

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

/** What is told below the offer. A part that has nothing to say is empty or null and not shown. */
export interface DetailsView {
  readonly highlights: readonly string[];
  readonly descriptionHtml: string;
  readonly technicalData: readonly Row[];
  readonly deliveryContents: readonly string[];
  readonly documents: readonly { readonly name: string; readonly format: string; readonly href: string }[];
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

const contactView = (role: string, contact: SafetyContact | null): readonly ContactView[] =>
  contact === null ? [] : [{ role, name: contact.name, address: contact.address.split('\n'), email: contact.email }];

export function safetyView({ safety }: ProductDocument, translate: Translate): SafetyView | null {
  const { manufacturer, responsiblePerson, warnings } = safety;
  const contacts = [
    ...contactView(translate('product.manufacturer'), manufacturer),
    ...contactView(translate('product.responsiblePerson'), responsiblePerson),
  ];
  return contacts.length === 0 && warnings.length === 0
    ? null
    : { contacts, warningsTitle: translate('product.warnings'), warnings };
}

function documentsOf({ sku, manualUrl }: ProductDocument, { basename }: ShopRequest, translate: Translate) {
  const format = translate('product.pdf');
  return [
    { name: translate('product.dataSheet'), format, href: `${basename}${dataSheetPath(sku)}` },
    ...(manualUrl === null ? [] : [{ name: translate('product.manual'), format, href: manualUrl }]),
  ];
}

export const detailsView = (
  product: ProductDocument,
  store: StoreDocument | null,
  shop: ShopRequest,
  translate: Translate,
): DetailsView => ({
  highlights: product.highlights,
  descriptionHtml: descriptionHtml(product.description),
  technicalData: product.attributes
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => ({ label, value })),
  deliveryContents: product.deliveryPackage,
  documents: documentsOf(product, shop, translate),
  contactWishes: contactWishesView(product, store, shop, translate),
  energyLabel: energyLabelView(product, shop, translate),
  faq: product.faq,
  safety: safetyView(product, translate),
});
