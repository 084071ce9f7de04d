import type { Books } from './books.ts';
import type { Notice } from './books-entry.ts';
import { webhookMessage } from './webhook-message.ts';
import { deliveryPlan, type WebhookRules, webhookRules } from './webhook-rules.ts';

interface SenderOptions {
  readonly books: Books;
  readonly webhookUrl: string;
  readonly hmacKey: string;
  readonly merchantAccount: string;
}

const firstRetryMs = 500;
const longestRetryMs = 15_000;

/** Tells the merchant what happened until it is acknowledged, also what was still to be told when the process died. */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #stopping = new AbortController();
  #rules = webhookRules.parse({});

  constructor(options: SenderOptions) {
    this.#options = options;
    for (const notice of options.books.undelivered) this.#wait(notice, 0, 0);
  }

  get rules(): WebhookRules {
    return this.#rules;
  }

  setRules(rules: WebhookRules): void {
    this.#rules = rules;
  }

  /** By the rules; `copies` is for a fault that repeats everything. */
  schedule(notices: readonly Notice[], copies = 1): void {
    for (const notice of notices) {
      const plan = deliveryPlan(notice, this.#rules);
      if (plan.isDropped) this.#options.books.commit([{ type: 'delivered', id: notice.id }]);
      else if (!plan.isHeld) this.#wait(notice, plan.delayMs, 0, Math.max(copies, plan.copies));
    }
  }

  /** Now, whatever the rules; returns when they were tried once. */
  async deliverNow(notices: readonly Notice[]): Promise<void> {
    await Promise.all(notices.map((notice) => this.#deliver(notice, 0, 1)));
  }

  stop(): void {
    this.#stopping.abort();
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #wait(notice: Notice, delayMs: number, tries: number, copies = 1): void {
    if (this.#stopping.signal.aborted) return;
    clearTimeout(this.#waiting.get(notice.id));
    const timer = setTimeout(() => {
      this.#waiting.delete(notice.id);
      void this.#deliver(notice, tries, copies);
    }, delayMs);
    this.#waiting.set(notice.id, timer);
  }

  async #deliver(notice: Notice, tries: number, copies: number): Promise<void> {
    const taken = await Promise.all(Array.from({ length: copies }, () => this.#send(notice)));
    if (this.#stopping.signal.aborted) return;
    if (taken.includes(true)) this.#options.books.commit([{ type: 'delivered', id: notice.id }]);
    else this.#wait(notice, Math.min(firstRetryMs * 2 ** tries, longestRetryMs), tries + 1);
  }

  async #send(notice: Notice): Promise<boolean> {
    try {
      const answer = await fetch(this.#options.webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(webhookMessage(notice, this.#options)),
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(10_000)]),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
