/**
 * What the projector and every process that keeps documents agree on in Redis. Documents are named `kind:locale:key`,
 * as they are in the header `Surrogate-Key`.
 */

/** News of changed documents: a JSON list of names. */
export const changesChannel = 'read-side:changed';

/** In place of names: every document may be another. */
export const everyDocument = '*';

/** Beside the names of documents: lists of a locale, which show what the search finds at the moment. */
export const searchKeyOf = (locale: string): string => `search:${locale}`;

export interface SharedKeys {
  /** Raised with news of everything: what was kept before does not count any more. */
  readonly epoch: string;
  /** Which version is current, or that it has changed. */
  readonly document: (name: string) => string;
  readonly body: (name: string) => string;
}

/** By the name of the database, which its replicas share: two shops at one Redis do not read each other's documents. */
export function sharedKeysOf(databaseUrl: string): SharedKeys {
  const prefix = `read-side:${databaseNameOf(databaseUrl)}`;
  return {
    epoch: `${prefix}:epoch`,
    document: (name) => `${prefix}:document:${name}`,
    body: (name) => `${prefix}:body:${name}`,
  };
}

/**
 * Stands in the place of a changed document, so that whoever read the old one before the change cannot put it back.
 * `once` makes each change another.
 */
export function changedMark(once: string): string {
  return `!${once}`;
}

/** Far longer than a document that was read before the change is still put anywhere. */
export const changedMarkMs = 5_000;

export function databaseNameOf(databaseUrl: string): string {
  const [, database = ''] = /^[^?]*\/([^/?]*)(?:\?|$)/.exec(databaseUrl) ?? [];
  return database;
}
