import { vatOutcomeEvent, vatOutcomes } from '@tradehall/domain/tracking/vat-outcomes.ts';
import { itemLists, type ItemList, type Recommended, type SeenItem, type Sighting } from './sighting.ts';

type See = (sighting: Sighting) => void;

/** An address of a product ends in its number. */
const productAddress = /-(\d{8})\/?(?:[?#]|$)/;

function skuOf(link: Element | null): string | null {
  const [, number] = productAddress.exec(link?.getAttribute('href') ?? '') ?? [];
  return number === undefined ? null : `EX${number}`;
}

const listName = (element: Element): ItemList | null =>
  itemLists.find((name) => name === element.getAttribute('data-item-list')) ?? null;

function itemsIn(element: Element): readonly SeenItem[] {
  const names = new Map<string, string>();
  for (const link of element.querySelectorAll('a[href]')) {
    const sku = skuOf(link);
    const name = link.textContent.trim();
    if (sku !== null && name !== '' && !names.has(sku)) names.set(sku, name);
  }
  return [...names].map(([sku, name]) => ({ sku, name }));
}

function recommendedIn(element: Element | null): Recommended | null {
  const place = element?.closest('[data-recommendation]') ?? element?.querySelector('[data-recommendation]') ?? null;
  const id = place?.getAttribute('data-recommendation') ?? '';
  const name = element?.closest('[data-item-list]')?.getAttribute('data-item-list') ?? 'recommendation';
  return id === '' ? null : { id, name };
}

const headingOf = (element: Element): string | null => element.getAttribute('data-list-heading');

/** As its element calls it, or what is written in it. */
const promotionName = (element: Element): string =>
  (element.getAttribute('data-promotion') || element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 100);

function report(element: Element, see: See): boolean {
  const list = listName(element);
  if (list === null) {
    see({ kind: 'promotion', name: promotionName(element), isChosen: false });
    return true;
  }
  const items = itemsIn(element);
  if (items.length > 0)
    see({ kind: 'list', list, heading: headingOf(element), items, recommended: recommendedIn(element) });
  return items.length > 0;
}

/** What a page lists itself is told with the page. */
const places = '[data-item-list]:not([data-item-list="listing"]), [data-promotion]';

/** A quarter of it is seen, or it fills half the screen: a long list never shows a quarter of itself on a phone. */
const isInSight = ({ isIntersecting, intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  isIntersecting && (intersectionRatio >= 0.25 || intersectionRect.height >= innerHeight / 2);

/** Rows and promotions are seen when they come into sight, each once as long as it stands there. */
function watchPlaces(see: See): void {
  const known = new WeakSet<Element>();
  const sight = new IntersectionObserver(
    (entries) =>
      entries.forEach((entry) => {
        if (isInSight(entry) && report(entry.target, see)) sight.unobserve(entry.target);
      }),
    { threshold: [0.01, 0.02, 0.05, 0.1, 0.25] },
  );
  const find = () => {
    isAwaited = false;
    document.querySelectorAll(places).forEach((place) => {
      if (!known.has(place)) {
        known.add(place);
        sight.observe(place);
      }
    });
  };
  let isAwaited = false;
  const findSoon = () => {
    if (!isAwaited) {
      isAwaited = true;
      setTimeout(find, 500);
    }
  };
  new MutationObserver(findSoon).observe(document.body, { childList: true, subtree: true });
  findSoon();
}

/** A product of a list is opened, not put into the cart. */
function reportSelected(link: Element, see: See): void {
  const place = link.closest('[data-item-list]');
  const list = place === null ? null : listName(place);
  const sku = skuOf(link);
  if (place === null || list === null || sku === null) return;
  const items = itemsIn(place);
  const index = items.findIndex((item) => item.sku === sku);
  const item = items[index];
  if (item !== undefined) see({ kind: 'selected', list, heading: headingOf(place), item, index });
}

const watchClicks = (see: See): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href], button[data-add-to-cart]') : null;
      if (link === null) return;
      reportSelected(link, see);
      const recommended = recommendedIn(link.closest('[data-item-list]'));
      const sku = link.getAttribute('data-add-to-cart') ?? skuOf(link);
      if (recommended !== null && sku !== null) see({ kind: 'chosen', sku, recommended });
      const promotion = link.closest('[data-promotion]');
      if (promotion !== null) see({ kind: 'promotion', name: promotionName(promotion), isChosen: true });
    },
    { capture: true },
  );

const forms: readonly (readonly [path: RegExp, form: 'addresses' | 'payment'])[] = [
  [/\/checkout\/addresses\/?$/, 'addresses'],
  [/\/checkout\/payment\/?$/, 'payment'],
];

const watchForms = (see: See): void =>
  document.addEventListener(
    'submit',
    ({ target }) => {
      const [, form] = forms.find(([path]) => path.test(location.pathname)) ?? [];
      if (form !== undefined && target instanceof HTMLFormElement && target.closest('main') !== null)
        see({ kind: 'form', form });
    },
    { capture: true },
  );

const watchVat = (see: See): void =>
  document.addEventListener(vatOutcomeEvent, (event) => {
    const outcome = vatOutcomes.find((known) => event instanceof CustomEvent && event.detail === known);
    if (outcome !== undefined) see({ kind: 'vat', outcome });
  });

/** What the page itself shows and takes, by what its elements say of themselves: no capability knows of it. */
export function watchPage(see: See): void {
  watchPlaces(see);
  watchClicks(see);
  watchForms(see);
  watchVat(see);
}
