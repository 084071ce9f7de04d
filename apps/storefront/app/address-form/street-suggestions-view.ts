import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { mostAddressSuggestions } from '@tradehall/domain/address/address-suggestion.ts';
import type { Translate } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';

export interface StreetSuggestionsView {
  readonly locale: ShopRequest['locale'];
  readonly label: string;
  /** What is said of so many suggestions; of none, nothing. */
  readonly counted: readonly string[];
}

/** A§1: null where the store has it switched off, and the street is a field like any other. */
export const streetSuggestionsView = (
  translate: Translate,
  store: StoreDocument | null,
  { locale }: Pick<ShopRequest, 'locale'>,
): StreetSuggestionsView | null =>
  store?.flags.google_autocomplete_enabled === true
    ? {
        locale,
        label: translate('checkout.addressSuggestions'),
        counted: Array.from({ length: mostAddressSuggestions + 1 }, (_, count) =>
          count === 0 ? '' : translate('searchBar.status', { count }),
        ),
      }
    : null;
