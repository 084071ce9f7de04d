import { regionName } from '@tradehall/domain/locales/locales.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { addressTexts, type AddressTexts } from './address-texts.ts';
import { streetSuggestionsView, type StreetSuggestionsView } from './street-suggestions-view.ts';
import { vatView, type VatView } from './vat-view.ts';
import type { AddressCountries } from './written-address.ts';

/** What an address is checked by, besides the rules of its country. */
export interface AddressFormFacts {
  readonly countries: AddressCountries;
  readonly needsPhone: boolean;
}

export interface OptionView {
  readonly value: string;
  readonly label: string;
}

/** The fields of an address, wherever one is written. */
export interface AddressFormView {
  readonly fields: AddressTexts;
  readonly vat: VatView;
  /** Null: nothing is suggested. */
  readonly streets: StreetSuggestionsView | null;
  readonly facts: AddressFormFacts;
  readonly countries: readonly OptionView[];
}

export const addressFormView = (
  translate: Translate,
  facts: AddressFormFacts,
  shown: { readonly store: StoreDocument | null; readonly cart: Cart | null },
  shop: ShopRequest,
): AddressFormView => ({
  fields: addressTexts(translate, facts.needsPhone),
  vat: vatView(translate, shown, shop),
  streets: streetSuggestionsView(translate, shown.store, shop),
  facts,
  countries: facts.countries.map((code) => ({ value: code, label: regionName(code, shop.locale) })),
});
