import { describe, expect, it } from 'vitest';
import { NextSchema } from './next-schema';

describe('a statement about the tables beside the live ones', () => {
  const next = new NextSchema(['document_version', 'search_feed_seq']);

  it('names them wherever it names the live ones', () => {
    expect(next.translate('INSERT INTO read_side.document SELECT * FROM read_side.search_feed')).toBe(
      'INSERT INTO read_side_next.document SELECT * FROM read_side_next.search_feed',
    );
  });

  it('counts on with the live sequences', () => {
    const statement = `SELECT nextval('read_side.document_version'), nextval('read_side.search_feed_seq')`;
    expect(next.translate(statement)).toBe(statement);
  });

  it('leaves other names alone', () => {
    const statement = 'SELECT read_side_old.a, thread_side.b, outbox.key FROM outbox';
    expect(next.translate(statement)).toBe(statement);
  });
});
