import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { CartChange, CartFailure } from '../cart/live/cart-intent.ts';
import type { Answer } from '../cart/live/cart-state.ts';
import { sampleCart, sampleLine } from './sample-cart.ts';

export interface ModelLine {
  readonly sku: string;
  readonly parentSku: string | null;
  readonly quantity: number;
}

type Lines = readonly ModelLine[];

export interface Applied {
  readonly intentId: string;
  readonly cartId: string;
}

interface ModelCart {
  readonly id: string;
  readonly version: number;
  readonly lines: Lines;
  readonly intents: ReadonlySet<string>;
}

export interface Against {
  readonly cartId: string;
  readonly version: number;
  readonly intentId: string;
}

/** Of this product there are only a few. */
export const scarceSku = 'EX10000003';
const scarcePieces = 6;

/** What a change does to lines, said as plainly as possible; null: it cannot be done. */
export function changeLines(lines: Lines, change: CartChange): Lines | null {
  const has = (sku: string, parentSku: string | null) =>
    lines.some((line) => line.sku === sku && line.parentSku === parentSku);
  const setTo = (sku: string, next: (quantity: number) => number): Lines =>
    lines.map((line) =>
      line.sku === sku || line.parentSku === sku ? { ...line, quantity: next(line.quantity) } : line,
    );
  switch (change.kind) {
    case 'add':
      return has(change.sku, null)
        ? setTo(change.sku, (quantity) => quantity + change.quantity)
        : [...lines, { sku: change.sku, parentSku: null, quantity: change.quantity }];
    case 'set':
      return has(change.sku, change.parentSku) ? setTo(change.sku, () => change.quantity) : null;
    case 'remove':
      return has(change.sku, change.parentSku)
        ? lines.filter(({ sku, parentSku }) =>
            change.parentSku === null
              ? sku !== change.sku && parentSku !== change.sku
              : sku !== change.sku || parentSku !== change.parentSku,
          )
        : null;
    case 'choose-guarantee': {
      const parent = lines.find(({ sku, parentSku }) => sku === change.parentSku && parentSku === null);
      const others = lines.filter(({ parentSku }) => parentSku !== change.parentSku);
      return parent === undefined
        ? null
        : [...others, { sku: change.sku, parentSku: change.parentSku, quantity: parent.quantity }];
    }
    case 'clear':
      return [];
    default:
      return lines;
  }
}

function refusalOf(lines: Lines | null, change: CartChange): CartFailure | null {
  if (change.kind === 'apply-coupon' && change.code !== 'SPRING') return { code: 'coupon-unknown' };
  if (lines === null) return { code: change.kind === 'choose-guarantee' ? 'parent-not-in-cart' : 'product-not-found' };
  const isTooMuch = lines.some(({ sku, quantity }) => sku === scarceSku && quantity > scarcePieces);
  return isTooMuch ? { code: 'insufficient-stock', available: scarcePieces } : null;
}

const cartOf = ({ id, version, lines }: ModelCart): Cart =>
  sampleCart({
    id,
    version,
    lineItems: lines.map(({ sku, parentSku, quantity }) =>
      sampleLine({ parentSku, quantity, variant: { sku, images: [] } }),
    ),
  });

/** The shop as a cart sees it: versions are compared, intents are remembered by their cart. */
export function openModelShop(changed: (cartId: string, version: number) => void) {
  let active: ModelCart | null = null;
  let carts = 0;
  const applied: Applied[] = [];
  const refused = new Set<string>();
  const served = new Set<Cart>();

  const serve = (): Cart | null => {
    const cart = active === null ? null : cartOf(active);
    if (cart !== null) served.add(cart);
    return cart;
  };
  const refuse = (intentId: string, failure: CartFailure): Answer => {
    refused.add(intentId);
    return { ok: false, failure };
  };

  const change = (wanted: CartChange, { cartId, version, intentId }: Against): Answer => {
    if (active?.id !== cartId) return refuse(intentId, { code: 'cart-not-found' });
    if (active.intents.has(intentId)) return { ok: true, cart: serve() };
    if (active.version !== version)
      return { ok: false, failure: { code: 'cart-version-conflict', currentVersion: active.version } };
    const lines = changeLines(active.lines, wanted);
    const refusal = refusalOf(lines, wanted);
    if (refusal !== null || lines === null) return refuse(intentId, refusal ?? { code: 'unknown' });
    applied.push({ intentId, cartId });
    const next = { ...active, version: version + 1, lines, intents: new Set([...active.intents, intentId]) };
    active = wanted.kind === 'clear' ? null : next;
    changed(cartId, version + 1);
    return { ok: true, cart: serve() };
  };

  return {
    applied,
    refused,
    served,
    change,
    read: (): Answer => ({ ok: true, cart: serve() }),
    create: (): Answer => {
      if (active === null) {
        carts += 1;
        active = { id: `cart-${carts}`, version: 1, lines: [], intents: new Set() };
      }
      return { ok: true, cart: serve() };
    },
    lines: (): Lines => active?.lines ?? [],
    /** Somebody with another browser. */
    changeElsewhere: (wanted: CartChange, intentId: string) =>
      active === null ? null : change(wanted, { cartId: active.id, version: active.version, intentId }),
  };
}
