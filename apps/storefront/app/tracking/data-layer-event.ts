import type { VatOutcome } from '@tradehall/domain/tracking/vat-outcomes.ts';

/** A product of an event. Amounts are decimal texts: nobody adds them up here. */
export interface LayerItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly price?: string;
  readonly quantity?: number;
  readonly index?: number;
}

interface Priced {
  readonly currency: string;
  readonly value: string;
  readonly items: readonly LayerItem[];
}

interface Listed {
  readonly item_list_name: string;
  readonly items: readonly LayerItem[];
}

/** B§7.5: all that a page may push to its data layer, and nothing else. */
export interface DataLayerEvents {
  readonly page_view: { readonly page_path: string; readonly page_title: string; readonly page_type: string };
  readonly view_item_list: Listed;
  readonly select_item: Listed;
  readonly view_promotion: { readonly promotion_name: string };
  readonly select_promotion: { readonly promotion_name: string };
  readonly remarketing: { readonly ecomm_pagetype: string; readonly ecomm_prodid: readonly string[] };
  readonly purchase: Priced & { readonly transaction_id: string; readonly tax: string; readonly shipping: string };
  readonly pay_now: Priced;
  readonly view_item: Partial<Pick<Priced, 'currency' | 'value'>> & Pick<Priced, 'items'>;
  readonly add_to_cart: Priced;
  readonly remove_from_cart: Priced;
  readonly change_quantity: Priced & { readonly quantity_before: number };
  readonly search: { readonly search_term: string; readonly results: number };
  readonly filters: { readonly filters: readonly string[] };
  readonly breadcrumbs: { readonly breadcrumbs: readonly string[] };
  readonly begin_checkout: Priced;
  readonly view_accessories: Listed;
  readonly view_complementary: Listed;
  readonly view_similar: Listed;
  readonly view_cart_recommendations: Listed;
  readonly vat_validation: { readonly outcome: VatOutcome };
  readonly cart_update_failed: { readonly action: string; readonly reason: string };
}

export type DataLayerEvent = {
  readonly [Name in keyof DataLayerEvents]: { readonly event: Name } & DataLayerEvents[Name];
}[keyof DataLayerEvents];
