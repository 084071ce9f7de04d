import type { BehaviourCall } from './behaviour-call.ts';
import type { DataLayerEvent, LayerItem } from './data-layer-event.ts';
import { pageTypeOf } from './page-type.ts';
import { read, readList, readText } from './read-view.ts';
import type { Sighting } from './sighting.ts';

type SeenPage = Extract<Sighting, { readonly kind: 'page' }>;

/** The list of a category stands in its view, that of a search one step further in. */
const listingOf = (view: unknown): unknown => read(view, 'listing') ?? read(view, 'view', 'listing');

const itemsOf = (cards: readonly unknown[]): readonly LayerItem[] =>
  cards.map((card, index) => ({
    item_id: readText(card, 'sku'),
    item_name: readText(card, 'name'),
    item_brand: readText(card, 'brand'),
    index,
  }));

function productEvents(view: unknown): readonly DataLayerEvent[] {
  const price = read(view, 'facts', 'social', 'price');
  const amount = readText(price, 'amount');
  const item: LayerItem = {
    item_id: readText(view, 'sku'),
    item_name: readText(view, 'name'),
    item_brand: readText(view, 'brand'),
    ...(amount !== '' && { price: amount }),
  };
  const priced = amount === '' ? {} : { currency: readText(price, 'currency'), value: amount };
  return [{ event: 'view_item', ...priced, items: [item] }];
}

function listEvents(name: string, view: unknown): readonly DataLayerEvent[] {
  const listing = listingOf(view);
  const items = itemsOf(readList(listing, 'products'));
  const filters = readList(listing, 'applied', 'filters').map((filter) => readText(filter, 'name'));
  return [
    ...(items.length === 0 ? [] : [{ event: 'view_item_list', item_list_name: name, items } as const]),
    ...(filters.length === 0 ? [] : [{ event: 'filters', filters } as const]),
  ];
}

function searchEvents({ path, view }: SeenPage): readonly DataLayerEvent[] {
  const term = new URLSearchParams(path.split('?')[1]).get('query') ?? '';
  const found = read(listingOf(view), 'total');
  // What nobody could look for was not searched.
  return [
    ...(term === '' || typeof found !== 'number'
      ? []
      : [{ event: 'search', search_term: term, results: found } as const]),
    ...listEvents('search', view),
  ];
}

/** What a valid number did to the prices is known once the addresses were sent, when their page is read again. */
function vatEvents(view: unknown): readonly DataLayerEvent[] {
  const isRateKept = ['gross', 'not-adjusted'].includes(readText(view, 'view', 'vat', 'start', 'state'));
  return isRateKept ? [{ event: 'vat_validation', outcome: 'failed-no-rate-change' }] : [];
}

function trailEvents(view: unknown): readonly DataLayerEvent[] {
  const names = readList(view, 'trail', 'steps').map((step) => readText(step, 'name'));
  const breadcrumbs = [...names, readText(view, 'name')].filter((name) => name !== '');
  return names.length === 0 ? [] : [{ event: 'breadcrumbs', breadcrumbs }];
}

function productsOn(view: unknown): readonly string[] {
  const sku = readText(view, 'sku');
  return sku === '' ? readList(listingOf(view), 'products').map((card) => readText(card, 'sku')) : [sku];
}

export function pageEvents(page: SeenPage): readonly DataLayerEvent[] {
  const { path, title, view } = page;
  const type = pageTypeOf(path, view);
  return [
    { event: 'page_view', page_path: path, page_title: title, page_type: type },
    ...trailEvents(view),
    ...(type === 'product' ? productEvents(view) : []),
    ...(type === 'category' ? listEvents(readText(view, 'name'), view) : []),
    ...(type === 'search' ? searchEvents(page) : []),
    ...(type === 'addresses' ? vatEvents(view) : []),
    ...(['home', 'product', 'category', 'search'].includes(type)
      ? [{ event: 'remarketing', ecomm_pagetype: type, ecomm_prodid: productsOn(view).slice(0, 10) } as const]
      : []),
  ];
}

const mostListed = 48;

/** Of a category's address, as people read it. */
function slugOf(path: string): string {
  const [bare = ''] = path.split('?');
  return decodeURIComponent(bare.replace(/\/$/, '').split('/').at(-1) ?? '');
}

export function pageCalls({ path, view }: SeenPage): readonly BehaviourCall[] {
  const type = pageTypeOf(path, view);
  if (type === 'product') return [{ call: 'view-item', input: { sku: readText(view, 'sku') } }];
  return type === 'category'
    ? [
        {
          call: 'view-category',
          input: {
            slug: slugOf(path),
            additional_props: { category_listed_products: productsOn(view).slice(0, mostListed) },
          },
        },
      ]
    : [];
}
