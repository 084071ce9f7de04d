import type { BooksEntry, KeptAnswer, Movement, Notice, Payment, StoredCard } from './books-entry.ts';
import { BooksFile } from './books-file.ts';

/** Everything the provider knows. What was committed outlives the process. */
export class Books {
  readonly #file: BooksFile;
  readonly #payments = new Map<string, Payment>();
  readonly #pspReferenceOfHandle = new Map<string, string>();
  readonly #pspReferencesOf = new Map<string, Set<string>>();
  readonly #movements: Movement[] = [];
  readonly #notices = new Map<string, Notice>();
  readonly #undelivered = new Map<string, Notice>();
  readonly #cards = new Map<string, StoredCard>();
  readonly #answers = new Map<string, KeptAnswer>();

  constructor(folder: string) {
    this.#file = new BooksFile(folder);
    for (const entry of this.#file.entries) this.#apply(entry);
  }

  get payments(): readonly Payment[] {
    return [...this.#payments.values()];
  }

  get movements(): readonly Movement[] {
    return this.#movements;
  }

  get undelivered(): readonly Notice[] {
    return [...this.#undelivered.values()];
  }

  commit(entries: readonly BooksEntry[]): void {
    if (entries.length === 0) return;
    this.#file.append(entries);
    for (const entry of entries) this.#apply(entry);
  }

  findPayment(pspReference: string): Payment | null {
    return this.#payments.get(pspReference) ?? null;
  }

  findPaymentByHandle(handle: string): Payment | null {
    return this.findPayment(this.#pspReferenceOfHandle.get(handle) ?? '');
  }

  /** A merchant may use a reference again; the newest first. */
  paymentsOf(reference: string): readonly Payment[] {
    const pspReferences = [...(this.#pspReferencesOf.get(reference) ?? [])].toReversed();
    return pspReferences.flatMap((pspReference) => this.findPayment(pspReference) ?? []);
  }

  noticesOf(reference: string): readonly Notice[] {
    return [...this.#notices.values()].filter((notice) => notice.paymentReference === reference);
  }

  cardsOf(shopperReference: string): readonly StoredCard[] {
    return [...this.#cards.values()].filter((card) => card.shopperReference === shopperReference);
  }

  findCard(id: string): StoredCard | null {
    return this.#cards.get(id) ?? null;
  }

  findAnswer(key: string): KeptAnswer | null {
    return this.#answers.get(key) ?? null;
  }

  clear(): void {
    this.#file.clear();
    this.#movements.length = 0;
    const all = [this.#payments, this.#pspReferenceOfHandle, this.#pspReferencesOf];
    for (const kept of [...all, this.#notices, this.#undelivered, this.#cards, this.#answers]) kept.clear();
  }

  close(): void {
    this.#file.close();
  }

  #apply(entry: BooksEntry): void {
    switch (entry.type) {
      case 'payment':
        this.#keep(entry.payment);
        return;
      case 'movement':
        this.#movements.push(entry.movement);
        return;
      case 'notice':
        this.#notices.set(entry.notice.id, entry.notice);
        this.#undelivered.set(entry.notice.id, entry.notice);
        return;
      case 'delivered':
        this.#undelivered.delete(entry.id);
        return;
      case 'card-stored':
        this.#cards.set(entry.card.id, entry.card);
        return;
      case 'card-removed':
        this.#cards.delete(entry.id);
        return;
      case 'answer':
        this.#answers.set(entry.answer.key, entry.answer);
    }
  }

  #keep(payment: Payment): void {
    const { pspReference, reference, handle } = payment;
    this.#payments.set(pspReference, payment);
    this.#pspReferenceOfHandle.set(handle, pspReference);
    this.#pspReferencesOf.set(reference, (this.#pspReferencesOf.get(reference) ?? new Set()).add(pspReference));
  }
}
