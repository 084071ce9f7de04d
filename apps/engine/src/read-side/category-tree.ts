import type { CategoryLink } from '@tradehall/domain/catalogue/category-link.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { getOrMake } from './get-or-make';

export interface CategoryTexts {
  readonly name: string;
  readonly slug: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly contentHtml: string | null;
}

export interface CategorySource {
  readonly id: number;
  readonly parentId: number | null;
  readonly isRoot: boolean;
  readonly isPrivate: boolean;
  readonly position: number;
  readonly key: string | null;
  readonly imageUrl: string | null;
  readonly relatedKeys: readonly string[];
  readonly postKeys: readonly string[];
  readonly texts: ReadonlyMap<string, CategoryTexts>;
}

export interface Category {
  readonly id: number;
  readonly key: string;
  readonly source: CategorySource;
  readonly parent: Category | null;
  readonly children: readonly Category[];
  /** From the root down, without the category itself. */
  readonly ancestors: readonly Category[];
}

/** The engine's collections as the shop shows them. What is private, or below something private, is left out. */
export class CategoryTree {
  readonly roots: readonly Category[];
  readonly #byId = new Map<number, Category>();
  readonly #byKey = new Map<string, Category>();
  readonly #childIds = new Map<number, number[]>();
  readonly #knownIds: ReadonlySet<number>;
  readonly #slugOwners = new Map<Language, Map<string, number>>();
  readonly #links = new Map<Language, Map<number, CategoryLink>>();

  constructor(sources: readonly CategorySource[]) {
    this.#knownIds = new Set(sources.map(({ id }) => id));
    const root = sources.find(({ isRoot }) => isRoot);
    const childrenOf = Map.groupBy(
      sources.filter(({ isRoot }) => !isRoot).toSorted((a, b) => a.position - b.position || a.id - b.id),
      ({ parentId }) => parentId ?? root?.id ?? null,
    );
    for (const [id, children] of childrenOf) {
      if (id !== null)
        this.#childIds.set(
          id,
          children.map((child) => child.id),
        );
    }
    this.roots = this.#grow(childrenOf, root?.id ?? null, null);
  }

  get all(): Iterable<Category> {
    return this.#byId.values();
  }

  find(id: number): Category | null {
    return this.#byId.get(id) ?? null;
  }

  findByKey(key: string): Category | null {
    return this.#byKey.get(key) ?? null;
  }

  /** Whether the tree was read after this category was made, private or not. */
  knows(id: number): boolean {
    return this.#knownIds.has(id);
  }

  /** Of two categories that share a slug, one answers to it. */
  ownsSlug(category: Category, language: Language): boolean {
    const owners = getOrMake(this.#slugOwners, language, () => {
      // Of entries with one key the last stays, and it should be the one the tree shows first.
      const entries = [...this.all].map((each): [string, number] => [this.link(each, language).slug, each.id]);
      return new Map(entries.toReversed());
    });
    return owners.get(this.link(category, language).slug) === category.id;
  }

  link(category: Category, language: Language): CategoryLink {
    const links = getOrMake(this.#links, language, () => new Map<number, CategoryLink>());
    return getOrMake(links, category.id, () => {
      const { name, slug } = textsIn(category, language);
      return { key: category.key, name, slug };
    });
  }

  siblings(category: Category): readonly Category[] {
    return (category.parent?.children ?? this.roots).filter(({ id }) => id !== category.id);
  }

  /** The category and everything below it, private parts included. */
  subtreeIds(id: number): number[] {
    const found = new Set([id]);
    for (const each of found) {
      for (const child of this.#childIds.get(each) ?? []) found.add(child);
    }
    return [...found];
  }

  /** Whose documents link to this category, and its own. */
  linkingTo(category: Category): Category[] {
    const relating = [...this.all].filter(({ source }) => source.relatedKeys.includes(category.key));
    return [category, ...(category.parent === null ? [] : [category.parent]), ...this.siblings(category), ...relating];
  }

  /** Whose documents name this category or one that was moved to or from it. */
  neighbourhood(id: number): Category[] {
    const category = this.find(id);
    if (category === null) return [...this.#childrenOf(id), ...this.#relatingToNobody()];
    return [...this.linkingTo(category), ...this.subtreeIds(id).flatMap((below) => this.find(below) ?? [])];
  }

  /** What became of the key of a category that is gone nobody can tell any more. */
  #relatingToNobody(): Category[] {
    return [...this.all].filter(({ source }) => source.relatedKeys.some((key) => this.findByKey(key) === null));
  }

  #childrenOf(id: number): Category[] {
    return (this.#childIds.get(id) ?? []).flatMap((child) => this.find(child) ?? []);
  }

  #grow(
    childrenOf: ReadonlyMap<number | null, readonly CategorySource[]>,
    parentId: number | null,
    parent: Category | null,
  ): Category[] {
    const visible = (childrenOf.get(parentId) ?? []).filter(({ isPrivate, texts }) => !isPrivate && texts.size > 0);
    return visible.map((source) => {
      const children: Category[] = [];
      const ancestors = parent === null ? [] : [...parent.ancestors, parent];
      const category = { id: source.id, key: source.key ?? String(source.id), source, parent, children, ancestors };
      this.#byId.set(source.id, category);
      this.#byKey.set(category.key, category);
      children.push(...this.#grow(childrenOf, source.id, category));
      return category;
    });
  }
}

/** Falls back to English, the engine's default, and then to whatever there is. */
export function textsIn(category: Category, language: Language): CategoryTexts {
  const { texts } = category.source;
  const found = texts.get(language) ?? texts.get('en') ?? texts.values().next().value;
  if (found === undefined) throw new Error(`category ${category.key} has no texts`);
  return found;
}
