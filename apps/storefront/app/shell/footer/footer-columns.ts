import type { StoreFlag } from '@tradehall/domain/catalogue/store-document.ts';
import { brandPages, type BrandPageKey, type StaticPageKey } from '@tradehall/domain/content/content-pages.ts';
import type { CompanySite } from '@tradehall/domain/catalogue/external-sites.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { RouteKey } from '../../routing/route-table.ts';

/** B§3: a name or the key of a text, and where it leads. */
export interface FooterLink {
  readonly name: { readonly message: MessageKey } | { readonly text: string };
  readonly to:
    | { readonly route: RouteKey; readonly search?: string }
    | { readonly page: StaticPageKey | BrandPageKey }
    | { readonly site: CompanySite };
  readonly tag?: MessageKey;
  readonly onlyWith?: StoreFlag;
  /** Of no use where the shop takes no orders. */
  readonly needsOrders?: true;
}

export interface FooterColumn {
  readonly key: string;
  readonly title: MessageKey;
  /** `departments` stands for the first-level categories of the shop. */
  readonly links: readonly (FooterLink | 'departments')[];
}

const words = (message: MessageKey) => ({ message });

const brandLinks: readonly FooterLink[] = [
  { name: { text: brandPages['royal-catering'] }, to: { page: 'royal-catering' } },
  { name: { text: brandPages.stamos }, to: { page: 'stamos' } },
  { name: { text: brandPages.msw }, to: { page: 'msw' } },
  { name: { text: brandPages['steinberg-systems'] }, to: { page: 'steinberg-systems' } },
  { name: { text: brandPages.ulsonix }, to: { page: 'ulsonix' } },
  { name: { text: brandPages.hillvert }, to: { page: 'hillvert' } },
  { name: { text: brandPages.physa }, to: { page: 'physa' } },
  { name: { text: brandPages.wiesenfield }, to: { page: 'wiesenfield' } },
  { name: { text: brandPages.frommstarck }, to: { page: 'frommstarck' } },
  { name: { text: brandPages.uniprodo }, to: { page: 'uniprodo' } },
];

/** B§2.3 */
export const footerColumns: readonly FooterColumn[] = [
  {
    key: 'customer-service',
    title: 'footer.customerService',
    links: [
      { name: words('footer.dispatchInformation'), to: { page: 'dispatch-information' } },
      { name: words('footer.orderTracking'), to: { route: 'order/find' }, needsOrders: true },
      { name: words('account.nav.overview'), to: { route: 'login' } },
      { name: words('footer.withdrawalPolicy'), to: { page: 'withdrawal-policy' } },
      { name: words('order.withdrawLink'), to: { route: 'order/find', search: '?withdraw' }, needsOrders: true },
      { name: words('footer.premiumGuarantee'), to: { page: 'premium-guarantee' } },
      { name: words('footer.faq'), to: { page: 'help-centre-faq' } },
      { name: words('footer.securePayment'), to: { page: 'payment' } },
      { name: words('footer.returnsPortal'), to: { site: 'returns-portal' }, needsOrders: true },
    ],
  },
  {
    key: 'about-us',
    title: 'footer.aboutUs',
    links: [
      { name: words('footer.partners'), to: { page: 'partners' }, onlyWith: 'loyalty_discount_enabled' },
      { name: words('footer.terms'), to: { page: 'terms-and-conditions' } },
      { name: words('footer.privacy'), to: { page: 'privacy-data' } },
      { name: words('footer.companyInformation'), to: { page: 'company-information' } },
      { name: words('footer.aboutCompany'), to: { site: 'about-us' } },
      { name: words('footer.jobs'), to: { site: 'jobs' } },
      { name: words('footer.inspirations'), to: { page: 'inspirations' }, tag: 'footer.blog' },
    ],
  },
  {
    key: 'our-products',
    title: 'footer.ourProducts',
    links: [
      { name: words('footer.productRecalls'), to: { page: 'product-recalls' } },
      'departments',
      { name: words('footer.sale'), to: { route: 'search', search: '?tags=on-sale' } },
      { name: words('footer.discountCodes'), to: { page: 'discount-codes' } },
    ],
  },
  { key: 'our-brands', title: 'footer.ourBrands', links: brandLinks },
];
