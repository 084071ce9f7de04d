import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import { z } from 'zod';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { componentDataFor } from '@tradehall/testing/payment/component-data.ts';
import { shopHostPattern } from '../../scripts/addresses.ts';
import { type CheckoutPlan, testCards } from './checkout-plan.ts';
import { type Action, afterFailure, furthest, type Step, stepOf } from './payment-step.ts';
import { decideAtProvider, isDecidedInApp } from './provider-desk.ts';
import { type Answer, StormBrowser } from './storm-browser.ts';
import { StormCart, Unreachable, untilAnswered } from './storm-cart.ts';

/** What a shopper did, and what she was told. */
export interface CheckoutRecord {
  readonly index: number;
  readonly cartId: string;
  readonly version: number;
  readonly lines: Readonly<Record<string, number>>;
  readonly orderId: string | null;
  readonly ending: string;
  readonly foreign: readonly string[];
}

interface Goods {
  readonly sku: string;
  readonly couponCode: string | null;
}

type Ending = { readonly ending: string; readonly orderId: string | null };

const ended = (ending: string, orderId: string | null = null): Ending => ({ ending, orderId });
const ordered = (orderId: string): Ending => ended('ordered', orderId);

/** Fewer than the ten requests for a payment that the shop takes from one cart. */
const mostAsks = 8;
const mostWays = 3;
const waitMs = 1_000;
const pollsAtMost = 40;
/** After this long nobody waits at the shop for a shopper who is with her bank. */
const lateMs = 25_000;

export class StormShopper {
  readonly #plan: CheckoutPlan;
  readonly #goods: Goods;
  readonly #cart: StormCart;
  readonly browser: StormBrowser;
  #asks = 0;

  constructor(shop: Pool, plan: CheckoutPlan, goods: Goods) {
    this.#plan = plan;
    this.#goods = goods;
    this.browser = new StormBrowser(shop, { index: plan.index, host: hostOfStore(plan.country, shopHostPattern) });
    this.#cart = new StormCart(this.browser, plan.country.locales[0]);
  }

  get email(): string {
    return this.#plan.email;
  }

  get locale(): StormCart['locale'] {
    return this.#cart.locale;
  }

  async checkOut(): Promise<CheckoutRecord> {
    return this.record(await this.#orUnreachable(async () => (await this.prepare()) ?? (await this.#payAnyhow())));
  }

  /** A cart that can be paid for; or how it ended before. */
  async prepare(): Promise<Ending | null> {
    const { country, email, quantity } = this.#plan;
    await this.#cart.create();
    const filled = await this.#cart.fill(country, email, this.#goods.sku, quantity);
    if (filled.kind === 'failure')
      return ended(filled.code === 'insufficient-stock' ? 'sold-out' : `unexpected ${filled.code}`);
    const { couponCode } = this.#goods;
    if (couponCode !== null) await this.#cart.change('applyCartCoupon', { code: couponCode });
    return null;
  }

  async pay(): Promise<CheckoutRecord> {
    return this.record(await this.#orUnreachable(() => this.#payAnyhow()));
  }

  record({ ending, orderId }: Ending): CheckoutRecord {
    const { id: cartId, version, lines } = this.#cart;
    const { foreign } = this.browser;
    return { index: this.#plan.index, cartId, version, lines: Object.fromEntries(lines), orderId, ending, foreign };
  }

  async #orUnreachable(work: () => Promise<Ending>): Promise<Ending> {
    try {
      return await work();
    } catch (failure) {
      if (failure instanceof Unreachable) return ended('unreachable');
      throw failure;
    }
  }

  /** In the planned way, and if that comes to nothing, with a good card. */
  async #payAnyhow(): Promise<Ending> {
    for (let way = 0; way < mostWays; way += 1) {
      const step = await this.#payOnce(way === 0);
      if (step.to === 'order') return ordered(step.orderId);
      if (step.to === 'end') return ended(step.ending);
      if (step.to === 'coupon') await this.#takeCouponOff();
    }
    return ended('gave-up');
  }

  #payOnce(isAsPlanned: boolean): Promise<Step> {
    const { method, card } = this.#plan;
    if (!isAsPlanned) return this.#payThere('scheme', testCards.good, false);
    if (method === 'cash-on-delivery') return this.#payLater('createCodPayment');
    if (method === 'bank-transfer') return this.#payLater('createBankPayment');
    return this.#payThere(method, card, true);
  }

  async #payThere(method: PaymentMethod, card: string, isAsPlanned: boolean): Promise<Step> {
    let intentId: string = randomUUID();
    for (let round = 0; ; round += 1) {
      const clicks = isAsPlanned && round === 0 ? this.#plan.clicks : 'once';
      if (this.#asks >= mostAsks) return { to: 'end', ending: 'gave-up' };
      const asked = this.#click(clicks, intentId).map((click) => this.#ask(click, method, card));
      const step = furthest((await Promise.all(asked)).map(stepOf));
      if (step.to === 'follow') return this.#follow(step.paymentId, step.action, isAsPlanned);
      if (step.to === 'wait') return this.#poll(step.paymentId);
      if (step.to !== 'later' && step.to !== 'silence') return step;
      if (step.to === 'later' && step.version !== null) this.#cart.version = step.version;
      if (step.to === 'later' || !this.#plan.repeatsIntent) intentId = randomUUID();
      await sleep(step.to === 'later' ? 3 * waitMs : waitMs);
    }
  }

  #click(clicks: CheckoutPlan['clicks'], intentId: string): { intentId: string; isOtherTab: boolean }[] {
    const first = { intentId, isOtherTab: false };
    if (clicks === 'twice') return [first, first];
    if (clicks === 'two-intents') return [first, { intentId: randomUUID(), isOtherTab: false }];
    return clicks === 'two-tabs' ? [first, { intentId: randomUUID(), isOtherTab: true }] : [first];
  }

  #ask(click: { intentId: string; isOtherTab: boolean }, method: PaymentMethod, card: string): Promise<Answer> {
    this.#asks += 1;
    const { locale, id: cartId, version } = this.#cart;
    const wanted = click.isOtherTab ? 'scheme' : method;
    const number = click.isOtherTab ? testCards.good : card;
    return this.browser.post('new-adyen', 'makePaymentRequest', {
      locale,
      cartId,
      version,
      intentId: click.intentId,
      paymentData: { method: wanted, storeCard: false },
      componentData: componentDataFor(wanted, number),
    });
  }

  async #follow(paymentId: string, action: Action, isAsPlanned: boolean): Promise<Step> {
    if (action.type === 'voucher') return this.#poll(paymentId);
    if ('paymentData' in action) return this.#waitForApp(paymentId, action.paymentData);
    const { changesCartMeanwhile, changesHerMind, returns } = this.#plan;
    if (isAsPlanned && changesCartMeanwhile) await this.#cart.setQuantity(this.#goods.sku, this.#plan.quantity + 1);
    if (isAsPlanned && changesHerMind) await this.#giveUp(paymentId);
    const decision = isAsPlanned ? this.#plan.decision : 'approve';
    if (decision === 'nothing') return { to: 'end', ending: 'left' };
    const redirectResult = await decideAtProvider(action.url, decision);
    if (isAsPlanned && returns === 'never') return { to: 'end', ending: 'left' };
    if (isAsPlanned && returns === 'late') await sleep(lateMs);
    return this.#comeBack(paymentId, redirectResult, isAsPlanned && returns === 'twice' ? 2 : 1);
  }

  async #comeBack(paymentId: string, redirectResult: string, times: number): Promise<Step> {
    const params = { cartId: this.#cart.id, paymentId, redirectResult };
    const back = () => untilAnswered(() => this.browser.get('shop', 'after-payment-redirect-back', params));
    const answers = await Promise.all(Array.from({ length: times }, back));
    const steps = answers.map((answer): Step => {
      if (answer.kind === 'failure') return afterFailure(answer.code, answer.failure);
      return { to: 'order', orderId: z.object({ orderId: z.string() }).parse(answer.data).orderId };
    });
    const step = furthest(steps);
    // A§8: the shop could not say at once; its error page asks how the payment stands.
    return step.to === 'again' && step.code === 'unprocessable-entity' ? this.#poll(paymentId) : step;
  }

  async #giveUp(paymentId: string): Promise<void> {
    await untilAnswered(() => this.browser.post('new-adyen', 'cancelPayment', this.#payment(paymentId)));
  }

  async #waitForApp(paymentId: string, paymentData: string): Promise<Step> {
    for (let polls = 0; polls < 5; polls += 1) {
      await sleep(waitMs);
      const payload = await isDecidedInApp(paymentData);
      if (payload === null) continue;
      const told = { ...this.#payment(paymentId), componentData: { details: { payload }, paymentData } };
      const answer = await untilAnswered(() =>
        this.browser.post('new-adyen', 'submitAdditionalPaymentDetailsRequest', told),
      );
      const step = stepOf(answer);
      return step.to === 'wait' || step.to === 'follow' ? this.#poll(paymentId) : step;
    }
    return { to: 'end', ending: 'left' };
  }

  /** The page that waits asks how it stands. */
  async #poll(paymentId: string): Promise<Step> {
    for (let polls = 0; polls < pollsAtMost; polls += 1) {
      const answer = await untilAnswered(() => this.browser.post('new-adyen', 'getPayment', this.#payment(paymentId)));
      const step = stepOf(answer);
      if (step.to !== 'wait' && step.to !== 'follow') return step;
      await sleep(waitMs);
    }
    return { to: 'end', ending: 'left' };
  }

  async #payLater(call: 'createCodPayment' | 'createBankPayment'): Promise<Step> {
    for (let round = 0; round < 4; round += 1) {
      const begun = await untilAnswered(() => this.browser.post('new-ct', call, this.#wish()));
      if (begun.kind === 'failure') return { to: 'again', code: begun.code };
      this.#cart.version = z.object({ payment: z.object({ version: z.int() }) }).parse(begun.data).payment.version;
      const wish = this.#wish();
      const place = () => untilAnswered(() => this.browser.post('new-ct', 'createMyOrderFromCart', wish));
      const placed = await Promise.all(this.#plan.clicks === 'once' ? [place()] : [place(), place()]);
      const step = furthest(placed.map(placedStep));
      if (step.to !== 'later') return step;
      if (step.version !== null) this.#cart.version = step.version;
      await sleep(waitMs);
    }
    return { to: 'end', ending: 'gave-up' };
  }

  async #takeCouponOff(): Promise<void> {
    const { couponId } = this.#cart;
    if (couponId === null) return;
    const taken = await this.#cart.change('removeCartCoupon', {
      discountCode: { typeId: 'discount-code', id: couponId },
    });
    if (taken.kind !== 'failure') return;
    const step = afterFailure(taken.code, taken.failure);
    if (step.to === 'later' && step.version !== null) this.#cart.version = step.version;
    await sleep(waitMs);
  }

  #wish() {
    const { locale, id: cartId, version } = this.#cart;
    return { locale, cartId, version, intentId: randomUUID() };
  }

  #payment(paymentId: string) {
    const { locale, id: cartId } = this.#cart;
    return { locale, cartId, paymentData: { paymentId } };
  }
}

function placedStep(answer: Answer): Step {
  if (answer.kind === 'silence') return { to: 'silence' };
  if (answer.kind === 'failure') return afterFailure(answer.code, answer.failure);
  return { to: 'order', orderId: z.object({ order: z.object({ id: z.string() }) }).parse(answer.data).order.id };
}
