import { describe, expect, it } from 'vitest';
import { readSearchAddress, searchHref } from './search-address.ts';

const read = (search: string) => readSearchAddress(new URLSearchParams(search));
const defaults = { query: '', tags: [], sort: 'relevance', page: 1, hitsPerPage: 24 };

describe('the address of a search', () => {
  it('says what is searched for', () => {
    expect(read('query=%20pizza%20%20ofen&tags=on-sale,new&tags=new&sort=price-asc&page=3&hitsPerPage=48')).toEqual({
      query: 'pizza ofen',
      tags: ['on-sale', 'new'],
      sort: 'price-asc',
      page: 3,
      hitsPerPage: 48,
    });
  });

  it.each(['', 'sort=cheapest', 'hitsPerPage=25', 'tags=', 'tags=,,%00', `tags=${'x'.repeat(61)}`, 'utm_source=x'])(
    'stays at its defaults with "%s"',
    (search) => {
      expect(read(search)).toEqual(defaults);
    },
  );

  it('takes ten tags at most', () => {
    expect(read(`tags=${Array.from({ length: 12 }, (_, index) => `t${index}`).join(',')}`)?.tags).toHaveLength(10);
  });

  it.each(['0', '-1', '1.5', '1000', '1e2', 'two', ''])('has no page "%s"', (page) => {
    expect(read(`query=ofen&page=${page}`)).toBeNull();
  });

  it.each(['query=%C3%96l%20%26%20Co', 'tags=on-sale,new', 'query=ofen&sort=newest&hitsPerPage=12&page=2', ''])(
    'is written as it was read: "%s"',
    (search) => {
      const address = read(search);
      expect(address && searchHref('/fr/search', address)).toBe(search === '' ? '/fr/search' : `/fr/search?${search}`);
    },
  );
});
