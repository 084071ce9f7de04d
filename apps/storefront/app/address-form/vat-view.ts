import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { isNetFor } from '@tradehall/domain/vat/is-net-for.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { vatIdOf } from '@tradehall/domain/countries/vat-id.ts';
import { vatNumberName } from '@tradehall/domain/countries/vat-number.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import type { Translate } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { FieldMessage } from '../ui/inputs/field-frame.tsx';
import { stateInCart, type VatState } from './vat-state.ts';

interface IssueView {
  readonly title: string;
  readonly text: string;
}

const vatIssuesWords = wordsOf(
  'vat.issues.title',
  'vat.issues.intro',
  'vat.issues.reclaim',
  'vat.issues.continue',
  'vat.issues.close',
);

export interface VatIssuesView extends ReturnType<typeof vatIssuesWords> {
  readonly issues: readonly IssueView[];
}

const vatWords = wordsOf('checkout.optional', 'vat.checkAgain', 'vat.why');

export interface VatView extends ReturnType<typeof vatWords> {
  readonly locale: ShopRequest['locale'];
  readonly label: string;
  /** Off: the field is like any other, and nobody is asked. */
  readonly isChecked: boolean;
  /** With `{example}`. */
  readonly help: string;
  readonly messages: Readonly<Record<VatState, FieldMessage | null>>;
  readonly issues: VatIssuesView;
  /** The number the cart holds, and what is known of it. */
  readonly start: { readonly number: string; readonly state: VatState };
}

function messagesOf(translate: Translate, changesTaxRate: boolean): VatView['messages'] {
  const joined = (kind: FieldMessage['kind'], ...texts: string[]): FieldMessage => ({ kind, text: texts.join(' ') });
  const hint = translate(changesTaxRate ? 'vat.notValidatedNet' : 'vat.notValidatedGross');
  return {
    unknown: null,
    checking: joined('tip', translate('vat.checking')),
    confirmed: joined('success', translate('vat.confirmed')),
    net: joined('success', translate('vat.confirmed'), translate('vat.adjusted')),
    gross: joined('success', translate('vat.confirmed'), translate('vat.staysGross')),
    'not-adjusted': joined('warning', translate('vat.technicalIssue'), translate('vat.notAdjusted')),
    'not-valid': joined('warning', translate('vat.notValidated'), hint),
    slow: joined('warning', translate('vat.slow'), translate('vat.slowHint')),
    unchecked: joined('tip', translate('vat.noNetHere')),
  };
}

const issuesOf = (translate: Translate): VatIssuesView => ({
  ...vatIssuesWords(translate),
  issues: [
    { title: translate('vat.issues.invalid'), text: translate('vat.issues.invalidText') },
    { title: translate('vat.issues.private'), text: translate('vat.issues.privateText') },
    { title: translate('vat.issues.system'), text: translate('vat.issues.systemText') },
  ],
});

function startOf(cart: Cart | null, changesTaxRate: boolean, shop: Pick<ShopRequest, 'country'>): VatView['start'] {
  const billing = cart?.billingAddress ?? null;
  const number = billing?.custom?.vatNumber ?? null;
  if (cart === null || billing === null || number === null) return { number: '', state: 'unknown' };
  const verdict = billing.custom?.vatVerdict ?? null;
  const shipTo = cart.shippingAddress;
  const isNetByRule = isNetFor({
    sellerCountry: warehouseCountry,
    shipTo: {
      country: shipTo === null ? shop.country : countries[shipTo.country],
      postalCode: shipTo?.postalCode ?? '',
    },
    vatCountry: vatIdOf(countries[billing.country], number)?.country ?? null,
    verdict,
    // Of a private buyer the cart holds no number.
    clientType: 'COMPANY',
  });
  return { number, state: stateInCart({ verdict, isNet: cart.taxMode === 'External', isNetByRule, changesTaxRate }) };
}

/** Without a store document nothing is asked; the shop does so anyway when the form is sent. */
export function vatView(
  translate: Translate,
  { store, cart }: { readonly store: StoreDocument | null; readonly cart: Cart | null },
  shop: Pick<ShopRequest, 'country' | 'locale'>,
): VatView {
  const changesTaxRate = store?.flags.change_tax_rate_enabled === true;
  return {
    locale: shop.locale,
    label: vatNumberName(shop.country, locales[shop.locale].language),
    isChecked: store?.flags.vat_validation_enabled === true,
    ...vatWords(translate),
    help: translate('vat.help', { example: '{example}' }),
    messages: messagesOf(translate, changesTaxRate),
    issues: issuesOf(translate),
    start: startOf(cart, changesTaxRate, shop),
  };
}
