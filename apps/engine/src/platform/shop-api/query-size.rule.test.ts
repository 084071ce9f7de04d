import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { queryWithin } from './query-size.rule';

const schema = buildSchema('type Query { name: String, child: Query }');

function refusals(query: string): string[] {
  return validate(schema, parse(query), [queryWithin({ maxDepth: 3, maxFields: 4 })]).map(({ message }) => message);
}

describe('the size of a query', () => {
  it('is fine within the limits', () => {
    expect(refusals('{ child { child { name } } name }')).toEqual([]);
  });

  it('is refused when it nests too deep', () => {
    expect(refusals('{ child { child { child { name } } } }')).toEqual(['the query nests too deep']);
  });

  it('is refused when it nests too deep through fragments', () => {
    const query = '{ ...a } fragment a on Query { child { ...b } } fragment b on Query { child { child { name } } }';
    expect(refusals(query)).toEqual(['the query nests too deep']);
  });

  it('counts aliases one by one', () => {
    expect(refusals('{ a: name b: name c: name d: name e: name }')).toEqual(['the query is too big']);
  });

  it('counts a fragment each time it is used', () => {
    expect(refusals('{ name child { ...a ...a } } fragment a on Query { name child { name } }')).toEqual([
      'the query is too big',
    ]);
  });

  it('comes to an end with fragments that name one another', () => {
    expect(refusals('{ ...a } fragment a on Query { name ...b } fragment b on Query { ...a }')).toEqual([]);
  });
});
