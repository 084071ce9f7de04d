import { methodsOfFlow } from '@tradehall/domain/countries/payment-methods.ts';
import type { Books } from './books.ts';
import type { BooksEntry, Payment } from './books-entry.ts';
import { commitAndTell } from './tell-merchant.ts';
import { decide } from './shopper-decision.ts';
import { instructionsOf } from './shopper-instructions.ts';
import type { WebhookSender } from './webhook-sender.ts';

interface Provider {
  readonly books: Books;
  readonly sender: WebhookSender;
}

// Paid at a cash machine, when the shopper gets there: somebody says so on the provider's own page.
const paidElsewhere: ReadonlySet<string> = new Set(methodsOfFlow('voucher'));

/** The shopper with her telephone: what is pending she approves after a moment, unless its test wants otherwise. */
export class ShopperApp {
  readonly #provider: Provider;
  readonly #appMs: number;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(provider: Provider, appMs: number) {
    this.#provider = provider;
    this.#appMs = appMs;
    for (const payment of provider.books.payments) this.#ask(payment);
  }

  askAbout(entries: readonly BooksEntry[]): void {
    for (const entry of entries) if (entry.type === 'payment') this.#ask(entry.payment);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #ask({ state, method, pspReference, shopperEmail }: Payment): void {
    const wanted = instructionsOf(shopperEmail);
    if (state !== 'pending' || paidElsewhere.has(method) || wanted.has('app-never')) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const payment = this.#provider.books.findPayment(pspReference);
      const word = wanted.has('app-refuses') ? 'refuse' : 'approve';
      if (payment !== null) commitAndTell(this.#provider, decide(payment, word));
    }, this.#appMs);
    this.#timers.add(timer);
  }
}
