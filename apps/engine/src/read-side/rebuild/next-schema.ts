import type { Client } from 'pg';
import type { Database } from '../../platform/database';

/** What shoppers read, what is being built beside it, what is noted meanwhile, and what has been replaced. */
export const schemas = {
  live: 'read_side',
  next: 'read_side_next',
  notes: 'read_side_rebuild',
  old: 'read_side_old',
} as const;

/** Statements as the projector writes them, about the tables beside the live ones. Both count with the same sequences. */
export class NextSchema {
  readonly #liveNames: RegExp;

  constructor(sharedSequences: readonly string[]) {
    this.#liveNames = new RegExp(`\\b${schemas.live}\\.(?!(?:${sharedSequences.join('|')})\\b)`, 'g');
  }

  translate(statement: string): string {
    return statement.replaceAll(this.#liveNames, `${schemas.next}.`);
  }

  over(client: Client): Database {
    return { query: (statement, values) => client.query(this.translate(statement), values) };
  }
}
