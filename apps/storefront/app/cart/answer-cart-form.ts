import { randomUUID } from 'node:crypto';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { routeTable } from '../routing/route-table.ts';
import { cartAddressIn } from './live/cart-elsewhere.ts';
import type { CartOperation } from './live/cart-intent.ts';
import { cartFailureText, cartFailureTexts } from './cart-failure-text.ts';
import { quantityWanted, type CartForm } from './cart-form.ts';
import { changeCart, type Change, type FormFailure } from './change-cart.ts';
import { whatFits } from './what-fits.ts';

/** What was refused, in words, and where on the page they belong. */
export interface CartRefusal {
  /** `line`: at the line of `sku`. */
  readonly at: 'page' | 'coupon' | 'carry' | 'line';
  readonly sku: string | null;
  readonly text: string;
  /** What was typed, so that it need not be typed again. */
  readonly typed: string;
}

/** Where the browser goes from here, or why nothing was done. */
type FormAnswer = { readonly to: string } | CartRefusal;

type Form<Intent extends CartForm['intent']> = Extract<CartForm, { intent: Intent }>;
type ChangingForm = Exclude<CartForm, { intent: 'carry' | 'receive' }>;

const ignored = { onError: () => undefined };
const page = routeTable['checkout/cart'].path;
const pageWith = (parameters: Readonly<Record<string, string>>): string => `${page}?${new URLSearchParams(parameters)}`;

const adding =
  ({ sku, quantity, guarantee }: Pick<Form<'add'>, 'sku' | 'quantity' | 'guarantee'>): Change =>
  (calls, known) => {
    const product = { action: 'addLineItem', sku, quantity } as const;
    // Together or not at all: a guarantee without its product is nothing, and one that was asked for is not forgotten.
    return guarantee === null
      ? calls['new-ct'].addToCart({ ...known, sku, quantity }, ignored)
      : calls['new-ct'].updateCart(
          { ...known, actions: [product, { action: 'addLineItem', sku: guarantee, quantity, parentSku: sku }] },
          ignored,
        );
  };

const choosing =
  (sku: string, guarantee: string): Change =>
  (calls, known) => {
    const actions = [{ action: 'addLineItem', sku: guarantee, quantity: 1, parentSku: sku } as const];
    return calls['new-ct'].updateCart({ ...known, actions }, ignored);
  };

const removing =
  (sku: string, parentSku?: string): Change =>
  (calls, known) =>
    calls['new-ct'].removeFromCart({ ...known, sku, parentSku }, ignored);

function changeOf(form: Exclude<ChangingForm, Form<'guarantee'>>): Change {
  switch (form.intent) {
    case 'add':
    case 'undo':
      return adding(form);
    case 'set-quantity':
      return (calls, known) =>
        calls['new-ct'].updateCartQuantity({ ...known, sku: form.sku, quantity: quantityWanted(form) }, ignored);
    case 'remove':
      return removing(form.sku, form.parentSku);
    case 'apply-coupon':
      return (calls, known) => calls['new-ct'].applyCartCoupon({ ...known, code: form.code }, ignored);
    case 'remove-coupon':
      return (calls, known) => {
        const discountCode = { typeId: 'discount-code', id: form.id } as const;
        return calls['new-ct'].removeCartCoupon({ ...known, discountCode }, ignored);
      };
  }
}

async function findCart({ calls }: VisitorRequest, { locale }: ShopRequest) {
  const answer = await calls['new-ct'].getMe({ locale, customer: false }, ignored);
  return answer?.ok === true ? answer.value.me.activeCart : null;
}

function refuse(
  failure: FormFailure,
  at: Pick<CartRefusal, 'at'> & Partial<CartRefusal>,
  { locale }: ShopRequest,
): CartRefusal {
  const text = cartFailureText(cartFailureTexts(translator(locale)), failure, locale);
  return { sku: null, typed: '', text, ...at };
}

/** The place on the page where the shopper looks for the answer. */
function placeOf(form: ChangingForm): Pick<CartRefusal, 'at'> & Partial<CartRefusal> {
  switch (form.intent) {
    case 'apply-coupon':
      return { at: 'coupon', typed: form.code };
    case 'set-quantity':
    case 'guarantee':
      return { at: 'line', sku: form.sku };
    default:
      return { at: 'page' };
  }
}

async function carry(form: Form<'carry'>, visitor: VisitorRequest, shop: ShopRequest): Promise<FormAnswer> {
  const cart = await findCart(visitor, shop);
  const input = { locale: shop.locale, cartId: cart?.id ?? '' };
  const answer = cart === null ? null : await visitor.calls.shop['carry-cart'](input, ignored);
  const to = answer?.ok === true ? cartAddressIn(form.country, answer.value.token, shop) : null;
  const failure: FormFailure = answer?.ok === false ? answer.failure : { code: 'unknown' };
  return to === null ? refuse(failure, { at: 'carry' }, shop) : { to };
}

async function receive(form: Form<'receive'>, visitor: VisitorRequest, shop: ShopRequest): Promise<FormAnswer> {
  const input = { locale: shop.locale, token: form.token, intentId: form.intentId };
  const answer = await visitor.calls.shop['receive-cart'](input, ignored);
  return answer?.ok === true ? { to: page } : refuse(answer?.failure ?? { code: 'unknown' }, { at: 'page' }, shop);
}

const actions = {
  add: 'addItem',
  undo: 'addItem',
  'set-quantity': 'updateItemQty',
  remove: 'removeItem',
  guarantee: 'chooseGuarantee',
  'apply-coupon': 'applyCoupon',
  'remove-coupon': 'removeCoupon',
} as const satisfies Record<ChangingForm['intent'], CartOperation>;

async function made(
  form: ChangingForm,
  change: Change,
  visitor: VisitorRequest,
  shop: ShopRequest,
  to: string = page,
): Promise<FormAnswer> {
  const intentId = form.intent === 'undo' ? form.intentId : randomUUID();
  const failure = await changeCart(change, visitor, { locale: shop.locale, intentId });
  if (failure === null) return { to };
  // A§4: whoever has no JavaScript fails as visibly as others.
  const failed = { locale: shop.locale, action: actions[form.intent], reason: failure.code };
  void visitor.calls.shop['report-cart-failure'](failed, ignored);
  return refuse(failure, placeOf(form), shop);
}

/** A§4: of more than there can be, what fits, and the limit in words at its line. */
async function add(form: Form<'add'>, visitor: VisitorRequest, shop: ShopRequest): Promise<FormAnswer> {
  const { locale } = shop;
  const { sku, quantity } = form;
  const failure = await changeCart(adding(form), visitor, { locale, intentId: randomUUID() });
  if (failure === null) return { to: pageWith({ added: sku }) };
  const held = (await findLine(sku, visitor, shop))?.quantity ?? 0;
  const fit = whatFits(failure, quantity, held);
  if (fit === null) return refuse(failure, { at: 'page' }, shop);
  const atLimit = refuse(fit.atMost, { at: 'line', sku }, shop);
  if (fit.quantity === 0) return atLimit;
  const smaller = adding({ ...form, quantity: fit.quantity });
  const second = await changeCart(smaller, visitor, { locale, intentId: randomUUID() });
  return second === null ? atLimit : refuse(second, { at: 'page' }, shop);
}

async function findLine(sku: string, visitor: VisitorRequest, shop: ShopRequest) {
  const lines = (await findCart(visitor, shop))?.lineItems ?? [];
  return lines.find(({ variant, parentSku, giftOf }) => variant.sku === sku && parentSku === null && giftOf === null);
}

/** How many there are of a product, and the guarantee it has. */
async function lineBefore(sku: string, visitor: VisitorRequest, shop: ShopRequest) {
  const lines = (await findCart(visitor, shop))?.lineItems ?? [];
  return {
    quantity: lines.find(({ variant, parentSku }) => variant.sku === sku && parentSku === null)?.quantity ?? 1,
    guarantee: lines.find(({ parentSku }) => parentSku === sku)?.variant.sku ?? null,
  };
}

/** Afterwards the page says what is gone, and offers to bring it back. */
async function remove(form: Form<'remove'>, visitor: VisitorRequest, shop: ShopRequest): Promise<FormAnswer> {
  if (form.parentSku !== undefined) return made(form, changeOf(form), visitor, shop);
  const { quantity, guarantee } = await lineBefore(form.sku, visitor, shop);
  const removed = { removed: form.sku, quantity: String(quantity), ...(guarantee !== null && { guarantee }) };
  return made(form, changeOf(form), visitor, shop, pageWith(removed));
}

async function choose(form: Form<'guarantee'>, visitor: VisitorRequest, shop: ShopRequest): Promise<FormAnswer> {
  const { sku, guarantee } = form;
  if (guarantee !== null) return made(form, choosing(sku, guarantee), visitor, shop);
  const before = await lineBefore(sku, visitor, shop);
  return before.guarantee === null ? { to: page } : made(form, removing(before.guarantee, sku), visitor, shop);
}

/** Does what a form of the cart asks for: all of it works without JavaScript. */
export function answerCartForm(form: CartForm, visitor: VisitorRequest, shop: ShopRequest): Promise<FormAnswer> {
  switch (form.intent) {
    case 'carry':
      return carry(form, visitor, shop);
    case 'receive':
      return receive(form, visitor, shop);
    case 'remove':
      return remove(form, visitor, shop);
    case 'guarantee':
      return choose(form, visitor, shop);
    case 'add':
      return add(form, visitor, shop);
    case 'apply-coupon':
      return form.code === ''
        ? Promise.resolve({ at: 'coupon', sku: null, typed: '', text: translator(shop.locale)('form.required') })
        : made(form, changeOf(form), visitor, shop);
    default:
      return made(form, changeOf(form), visitor, shop);
  }
}
