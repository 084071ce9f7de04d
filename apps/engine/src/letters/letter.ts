export interface Row {
  readonly label: string;
  readonly value: string;
  /** Of a sum, and of what is told beside it. */
  readonly weight?: 'strong' | 'small';
}

export interface Goods {
  /** A whole address; null without, and where a letter has no pictures. */
  readonly picture?: string | null;
  readonly name: string;
  readonly detail: string;
  readonly price: string | null;
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

interface Column {
  readonly title: string;
  readonly lines: readonly string[];
}

export type Part =
  | { readonly kind: 'rows'; readonly title: string; readonly rows: readonly Row[] }
  | {
      readonly kind: 'goods';
      readonly title: string;
      readonly goods: readonly Goods[];
      readonly totals: readonly Row[];
    }
  | { readonly kind: 'columns'; readonly columns: readonly [Column, Column] }
  | { readonly kind: 'note'; readonly title: string; readonly text: string; readonly links: readonly Link[] };

/** A mail as it is written, before it is HTML or plain text. */
export interface Letter {
  readonly subject: string;
  /** Whom it greets, where that is known. */
  readonly name?: string;
  readonly paragraphs: readonly string[];
  readonly button: Link;
  readonly parts: readonly Part[];
  /** Why it came. */
  readonly footer: string;
}

/** What stands around every letter of a shop. */
export interface Imprint {
  readonly shop: string;
  readonly greeting: string;
  readonly linkHint: string;
  readonly serviceTitle: string;
  readonly service: readonly string[];
  readonly seller: readonly string[];
  readonly links: readonly Link[];
}
