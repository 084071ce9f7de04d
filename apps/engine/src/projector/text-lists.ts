import { textList } from '../plugins/catalogue-attributes/product-json';

const none: readonly string[] = [];

/**
 * Reads the lists of many products. One that is none counts as empty, and its product is named in one warning: that
 * product is parked with the reason, and the lists it stands in go on.
 */
export class TextLists {
  readonly #what: string;
  // Thousands of products share a handful of lists.
  readonly #known = new Map<string, readonly string[] | null>();
  readonly #unreadable: string[] = [];

  constructor(what: string) {
    this.#what = what;
  }

  read(sku: string, json: string | null): readonly string[] {
    if (!json) return none;
    const known = this.#known.get(json);
    const list = known === undefined ? parseTextList(json) : known;
    this.#known.set(json, list);
    if (list === null) this.#unreadable.push(sku);
    return list ?? none;
  }

  warnOfUnreadable(warn: (message: string) => void): void {
    const count = this.#unreadable.length;
    if (count === 0) return;
    warn(`${this.#what} of ${count} products cannot be read: ${this.#unreadable.slice(0, 20).join(', ')}`);
  }
}

function parseTextList(json: string): string[] | null {
  try {
    return textList.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
