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

export type ReadOutcome = 'hit' | 'stale' | 'redis' | 'redis-confirmed' | 'confirmed' | 'loaded' | 'absent';

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
  readonly nowMs: () => number;
  readonly onRead: (kind: string, outcome: ReadOutcome) => void;
}

interface Held<Document> {
  readonly version: string | null;
  readonly document: Document | null;
  readonly checkedAtMs: number;
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
    const { freshMs, staleMs, nowMs, onRead } = this.#options;
    const held = this.#held.get(idOf(locale, key));
    const ageMs = held === undefined ? Infinity : nowMs() - held.checkedAtMs;
    if (held === undefined || ageMs >= freshMs + staleMs) return this.#ask(locale, key);
    if (ageMs < freshMs) {
      onRead(this.#kind.name, 'hit');
      return held.document;
    }
    onRead(this.#kind.name, 'stale');
    // Should it fail, whoever asks once the document is too old is told.
    this.#ask(locale, key).catch(() => undefined);
    return held.document;
  }

  /** A document that is being loaded right now may be the old one: it is answered, but not kept. */
  forget(locale: Locale, key: string): void {
    this.#held.delete(idOf(locale, key));
    this.#waiting.delete(idOf(locale, key));
  }

  forgetAll(): void {
    this.#held.clear();
    this.#waiting.clear();
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
        asked.map(({ key, held }) => ({ key, heldVersion: held?.version ?? null })),
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
        this.#held.set(id, { version: stored?.version ?? null, document, checkedAtMs });
      }
      waiting.resolve(document);
    } catch (failure) {
      this.#abandon(locale, waiting, failure);
    }
  }

  #current(held: Held<Document> | null, stored: StoredDocument | null): Document | null {
    const { onRead } = this.#options;
    if (stored === null) {
      onRead(this.#kind.name, 'absent');
      return null;
    }
    const isShared = stored.from === 'redis';
    if (stored.body === null && held !== null) {
      onRead(this.#kind.name, isShared ? 'redis-confirmed' : 'confirmed');
      return held.document;
    }
    if (stored.body === null) throw new Error(`${this.#kind.name} ${stored.key} came without a body`);
    onRead(this.#kind.name, isShared ? 'redis' : 'loaded');
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
