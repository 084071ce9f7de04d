import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { contactQuery, type ContactWish } from '@tradehall/domain/contact/contact-wish.ts';
import { calendarDateIn, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import type { Equipment, EquipmentPurchase } from '@tradehall/domain/equipment/equipment.ts';
import { claimWish } from '@tradehall/domain/equipment/claim-wish.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { formatDate } from '../i18n/formats.ts';
import { recallNotice } from '../i18n/recall-notice.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { hrefOfPageAt, numberedPagesView } from '../request/numbered-pages.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { PaginationView } from '../ui/layout/pagination.tsx';
import type { LineLinkView, LinkView } from '../ui/link-view.ts';

export const machinesOnPage = 10;

interface PurchaseView {
  readonly key: string;
  readonly bought: string;
  readonly quantity: string;
  readonly order: LineLinkView;
  readonly guarantees: readonly string[];
}

interface AccessoryView {
  readonly sku: string;
  readonly href: string;
  readonly name: string;
  readonly price: string;
  readonly picture: string | null;
}

export interface MachineView {
  readonly sku: string;
  readonly name: string;
  /** Null where the shop does not show it any more. */
  readonly href: string | null;
  readonly picture: string | null;
  readonly number: string;
  readonly recalls: readonly { readonly id: string; readonly title: string; readonly lines: readonly string[] }[];
  readonly purchases: readonly PurchaseView[];
  /** Manual, data sheet, claim, spare parts, review. */
  readonly links: readonly LineLinkView[];
  readonly accessories: { readonly title: string; readonly items: readonly AccessoryView[] };
}

export interface EquipmentView {
  readonly title: string;
  readonly note: string;
  readonly machines: readonly MachineView[];
  readonly pages: PaginationView | null;
  readonly empty: { readonly title: string; readonly text: string; readonly way: LinkView } | null;
}

/** A day of the country's own calendar, not a moment. */
const dayOf = (day: string): string => formatDate(day, { timeZone: 'UTC' }) ?? '';

/** What the law gives, then what was bought beside it. */
export function guaranteeTexts(
  { isDelivered, legalUntil, extraUntil }: EquipmentPurchase,
  { country }: ShopRequest,
  translate: Translate,
): readonly string[] {
  const isExact = isDelivered && !country.legalGuaranteeMayLastLonger;
  return [
    translate(isExact ? 'equipment.legalUntil' : 'equipment.legalAtLeast', { date: dayOf(legalUntil) }),
    ...(extraUntil === null ? [] : [translate('equipment.extraUntil', { date: dayOf(extraUntil) })]),
  ];
}

function purchaseView(
  purchase: EquipmentPurchase,
  shownNumber: (orderNumber: string) => string,
  shop: ShopRequest,
  translate: Translate,
): PurchaseView {
  const { orderId, orderNumber, purchasedOn, quantity, extraUntil } = purchase;
  const label = translate('order.title', { number: shownNumber(orderNumber) });
  return {
    key: `${orderId} ${extraUntil ?? ''}`,
    bought: translate('equipment.bought', { date: dayOf(purchasedOn) }),
    quantity: translate('checkout.summaryQuantity', { quantity: String(quantity) }),
    order: { href: `${pageLinks(shop).route('order') ?? ''}?order=${orderId}`, label, name: label },
    guarantees: guaranteeTexts(purchase, shop, translate),
  };
}

const accessoryView = ({ sku, slug, name, price, image }: ProductCard, shop: ShopRequest): AccessoryView => ({
  sku,
  href: pageLinks(shop).product(slug),
  name,
  price: formatMoney(price.discounted ?? price.value, shop.locale),
  picture: image?.url ?? null,
});

interface Facts {
  readonly shownNumber: (orderNumber: string) => string;
  readonly now: Date;
}

/** One tap: the form opens with the number of the product and of its last order in it. */
function claimOf({ productNumber, purchases }: Equipment, { shownNumber, now }: Facts, shop: ShopRequest) {
  const [last] = purchases;
  const today = calendarDateIn(shop.country.timeZone, now);
  return last !== undefined && isCalendarDate(last.purchasedOn)
    ? claimWish({ productNumber, orderNumber: shownNumber(last.orderNumber), on: last.purchasedOn }, today)
    : { productNumber };
}

function linksOf(machine: Equipment, facts: Facts, shop: ShopRequest, translate: Translate): readonly LineLinkView[] {
  const { sku, name, slug, manualUrl, productNumber } = machine;
  const { route } = pageLinks(shop);
  const link = (href: string, label: string): LineLinkView => ({ href, label, name: `${label}: ${name}` });
  const contact = (wish: ContactWish, label: string) =>
    link(`${route('contact-request') ?? ''}${contactQuery(wish)}`, label);
  const sheet = `${shop.basename}documents/${sku}.pdf`;
  const review = route('review');
  return [
    ...(manualUrl === null ? [] : [link(manualUrl, translate('product.manual'))]),
    // The sheet is made of what the shop shows.
    ...(slug === null ? [] : [link(sheet, translate('product.dataSheet'))]),
    contact(claimOf(machine, facts, shop), translate('order.claim')),
    contact({ reason: 'sales', subreason: 'spare-parts', productNumber }, translate('equipment.spareParts')),
    ...(review === null ? [] : [link(`${review}?sku=${sku}`, translate('reviews.write'))]),
  ];
}

const machineView = (machine: Equipment, facts: Facts, shop: ShopRequest, translate: Translate): MachineView => ({
  sku: machine.sku,
  name: machine.name,
  href: machine.slug === null ? null : pageLinks(shop).product(machine.slug),
  picture: machine.image?.url ?? null,
  number: `${translate('product.number')} ${machine.productNumber}`,
  recalls: machine.recalls.map((recall) => recallNotice(recall, translate)),
  purchases: machine.purchases.map((purchase) => purchaseView(purchase, facts.shownNumber, shop, translate)),
  links: linksOf(machine, facts, shop, translate),
  accessories: {
    title: translate('equipment.accessories'),
    items: machine.accessories.map((card) => accessoryView(card, shop)),
  },
});

interface EquipmentFacts extends Facts {
  readonly machines: readonly Equipment[];
  readonly total: number;
  readonly page: number;
}

export function equipmentView({ machines, total, page, ...facts }: EquipmentFacts, shop: ShopRequest): EquipmentView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const hrefOf = hrefOfPageAt(links.route('my-account/my-equipment') ?? '');
  const empty = {
    title: translate('equipment.empty'),
    text: translate('equipment.emptyText'),
    way: { href: links.home, label: translate('thankYou.goOn') },
  };
  return {
    title: translate('account.nav.equipment'),
    note: translate('equipment.note'),
    machines: machines.map((machine) => machineView(machine, facts, shop, translate)),
    pages: numberedPagesView({ current: page, last: Math.ceil(total / machinesOnPage), hrefOf }, translate),
    empty: total === 0 ? empty : null,
  };
}
