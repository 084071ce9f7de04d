import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { LRUCache } from 'lru-cache';

export interface AskedDocument {
  readonly key: string;
  /** The version already held, whose body need not be sent again. */
  readonly heldVersion: string | null;
}

export interface StoredDocument {
  readonly key: string;
  readonly version: string;
  /** Null when the held version is still the current one. */
  readonly body: string | null;
  /** How long ago it was read where documents are written. */
  readonly ageMs: number;
  readonly from: 'postgres' | 'redis';
}

export type LoadDocuments = (
  kind: string,
  locale: Locale,
  asked: readonly AskedDocument[],
) => Promise<readonly StoredDocument[]>;

/** `old`: answered with what is held because nobody could be asked in time. */
export type ReadOutcome = 'hit' | 'stale' | 'old' | 'redis' | 'redis-confirmed' | 'confirmed' | 'loaded' | 'absent';

export interface DocumentKind<Document> {
  readonly name: string;
  readonly decode: (body: string) => Document;
  readonly byteLength: (document: Document) => number;
}

interface DocumentReaderOptions {
  readonly maxBytes: number;
  /** How long a document is believed without asking again, should news of its change get lost. */
  readonly freshMs: number;
  /** How much longer it is answered at once and asked for again behind the answer. */
  readonly staleMs: number;
  /** How old it may get where nobody can be asked: older than that no document is better. */
  readonly outageMs: number;
  /** How long whoever has something to answer with waits for something newer. */
  readonly patienceMs: number;
  readonly nowMs: () => number;
  readonly onRead: (kind: string, outcome: ReadOutcome, ageMs: number) => void;
}

interface Held<Document> {
  readonly version: string | null;
  readonly document: Document | null;
  readonly checkedAtMs: number;
  /** How often everything had been forgotten before it was read. */
  readonly era: number;
  /** Announced: it answers only where nobody can be asked for the new one. */
  isChanged: boolean;
}

interface Waiting<Document> {
  readonly key: string;
  readonly resolve: (document: Document | null) => void;
  readonly reject: (reason: unknown) => void;
  readonly promise: Promise<Document | null>;
}

const bytesOfAnEntry = 200;

/** Documents of one kind: held in memory, asked for once at a time, loaded together when asked for together. */
export class DocumentReader<Document> {
  readonly #kind: DocumentKind<Document>;
  readonly #load: LoadDocuments;
  readonly #options: DocumentReaderOptions;
  readonly #held: LRUCache<string, Held<Document>>;
  readonly #waiting = new Map<string, Waiting<Document>>();
  readonly #batches = new Map<Locale, Waiting<Document>[]>();
  #era = 0;

  constructor(kind: DocumentKind<Document>, load: LoadDocuments, options: DocumentReaderOptions) {
    this.#kind = kind;
    this.#load = load;
    this.#options = options;
    this.#held = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ document }) =>
        bytesOfAnEntry + (document === null ? 0 : Math.ceil(kind.byteLength(document))),
    });
  }

  async find(locale: Locale, key: string): Promise<Document | null> {
    const { freshMs, staleMs, outageMs, nowMs, onRead } = this.#options;
    const held = this.#held.get(idOf(locale, key));
    const ageMs = held === undefined ? Infinity : nowMs() - held.checkedAtMs;
    if (held === undefined || ageMs >= outageMs) return this.#ask(locale, key);
    if (this.#isOver(held) || ageMs >= freshMs + staleMs) return this.#askInTime(locale, key, held);
    if (ageMs < freshMs) {
      onRead(this.#kind.name, 'hit', ageMs);
      return held.document;
    }
    onRead(this.#kind.name, 'stale', ageMs);
    // Should it fail, whoever asks once the document is too old finds out.
    this.#ask(locale, key).catch(() => undefined);
    return held.document;
  }

  /** A document that is being loaded right now may be the old one: it is answered, but not kept. */
  forget(locale: Locale, key: string): void {
    const held = this.#held.peek(idOf(locale, key));
    if (held !== undefined) held.isChanged = true;
    this.#waiting.delete(idOf(locale, key));
  }

  forgetAll(): void {
    this.#era += 1;
    this.#waiting.clear();
  }

  #isOver({ isChanged, era }: Held<Document>): boolean {
    return isChanged || era !== this.#era;
  }

  /** A database that is slow or gone costs shoppers the latest change, not the page. */
  async #askInTime(locale: Locale, key: string, held: Held<Document>): Promise<Document | null> {
    const { patienceMs, nowMs, onRead } = this.#options;
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), patienceMs);
    const asking = this.#ask(locale, key).then((document) => ({ document }));
    const answer = await Promise.race([asking, late.promise]).catch(() => null);
    clearTimeout(timer);
    if (answer !== null) return answer.document;
    onRead(this.#kind.name, 'old', nowMs() - held.checkedAtMs);
    return held.document;
  }

  #ask(locale: Locale, key: string): Promise<Document | null> {
    const id = idOf(locale, key);
    const running = this.#waiting.get(id);
    if (running !== undefined) return running.promise;
    const waiting: Waiting<Document> = { key, ...Promise.withResolvers<Document | null>() };
    this.#waiting.set(id, waiting);
    const batch = this.#batches.get(locale);
    if (batch === undefined) {
      this.#batches.set(locale, [waiting]);
      queueMicrotask(() => void this.#loadBatch(locale));
    } else {
      batch.push(waiting);
    }
    return waiting.promise;
  }

  async #loadBatch(locale: Locale): Promise<void> {
    const batch = this.#batches.get(locale) ?? [];
    this.#batches.delete(locale);
    const askedAtMs = this.#options.nowMs();
    try {
      const asked = batch.map(({ key }) => ({ key, held: this.#held.peek(idOf(locale, key)) ?? null }));
      const stored = await this.#load(
        this.#kind.name,
        locale,
        asked.map(({ key, held }) => ({
          key,
          // Of one that was announced the whole is read, even where its version is the same.
          heldVersion: held === null || this.#isOver(held) ? null : held.version,
        })),
      );
      const storedByKey = new Map(stored.map((document) => [document.key, document]));
      for (const [index, waiting] of batch.entries()) {
        this.#settle(locale, waiting, {
          held: asked[index]?.held ?? null,
          stored: storedByKey.get(waiting.key) ?? null,
          askedAtMs,
        });
      }
    } catch (failure) {
      for (const waiting of batch) this.#abandon(locale, waiting, failure);
    }
  }

  #settle(
    locale: Locale,
    waiting: Waiting<Document>,
    { held, stored, askedAtMs }: { held: Held<Document> | null; stored: StoredDocument | null; askedAtMs: number },
  ): void {
    try {
      const document = this.#current(held, stored);
      const id = idOf(locale, waiting.key);
      if (this.#waiting.get(id) === waiting) {
        this.#waiting.delete(id);
        const checkedAtMs = askedAtMs - (stored?.ageMs ?? 0);
        const version = stored?.version ?? null;
        this.#held.set(id, { version, document, checkedAtMs, era: this.#era, isChanged: false });
      }
      waiting.resolve(document);
    } catch (failure) {
      this.#abandon(locale, waiting, failure);
    }
  }

  #current(held: Held<Document> | null, stored: StoredDocument | null): Document | null {
    const { onRead } = this.#options;
    if (stored === null) {
      onRead(this.#kind.name, 'absent', 0);
      return null;
    }
    const isShared = stored.from === 'redis';
    if (stored.body === null && held !== null) {
      onRead(this.#kind.name, isShared ? 'redis-confirmed' : 'confirmed', stored.ageMs);
      return held.document;
    }
    if (stored.body === null) throw new Error(`${this.#kind.name} ${stored.key} came without a body`);
    onRead(this.#kind.name, isShared ? 'redis' : 'loaded', stored.ageMs);
    return this.#kind.decode(stored.body);
  }

  #abandon(locale: Locale, waiting: Waiting<Document>, failure: unknown): void {
    const id = idOf(locale, waiting.key);
    if (this.#waiting.get(id) === waiting) this.#waiting.delete(id);
    waiting.reject(failure);
  }
}

function idOf(locale: Locale, key: string): string {
  return `${locale}:${key}`;
}
