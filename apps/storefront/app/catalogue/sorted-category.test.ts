import { describe, expect, it } from 'vitest';
import { listingTransport } from '../testing/listing-transport.ts';
import { categoryAnswer } from '../testing/sample-category.ts';
import { sampleCard } from '../testing/sample-card.ts';
import { sampleSearch } from '../testing/sample-search.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadCategory } from './load-category.ts';

const spec = (name: string, value: string) => ({ name, label: name.toUpperCase(), value });
const [volume, power, voltage] = [
  spec('volume', '8\u00a0l'),
  spec('power', '3\u00a0kW'),
  spec('voltage', '230\u00a0V'),
];
const hits = [
  sampleCard({ sku: 'EX10000001', specs: [voltage, power, volume] }),
  sampleCard({ sku: 'EX10000002', specs: [power, volume, spec('torque', '5\u00a0Nm')] }),
  sampleCard({ sku: 'EX10000003', specs: [voltage] }),
];
const measures = [
  { name: 'volume-l', key: 'volume', label: 'Volume' },
  { name: 'power-w', key: 'power', label: 'Puissance' },
  { name: 'net-weight-kg', key: 'net-weight', label: 'Poids' },
];
const search = sampleSearch({ hits, total: 60, pageCount: 3, measures });

async function open(query: string) {
  const wire = listingTransport({ category: categoryAnswer(), search });
  const shop = shopOf('fr-CH', { transport: wire.transport });
  const loaded = await loadCategory('fours', new URL(`/fr/fours/${query}`, 'http://ch.localhost'), shop);
  if (loaded?.view.listing == null) throw new Error('there is no list');
  const searches = wire.asked.flatMap(({ call, body }) => (call === 'search' ? [body] : []));
  return { ...loaded, listing: loaded.view.listing, searches };
}

describe('a category sorted by a measure', () => {
  const [ascending, descending] = ['/fr/fours/?sort=volume-l-asc', '/fr/fours/?sort=volume-l-desc'];
  const volumeOf = async (query: string) =>
    (await open(query)).listing.table.columns.find(({ key }) => key === 'volume');

  it('asks for it', async () => {
    const { searches } = await open('?sort=volume-l-desc');
    expect(searches).toMatchObject([{ sort: { measure: 'volume-l', direction: 'desc' } }]);
  });

  it('has a head for what most of its products say, each a link where the list can be sorted by it', async () => {
    const { table } = (await open('?brand=MSW&page=2')).listing;
    expect(table.columns.map(({ key, label, href }) => [key, label, href])).toEqual([
      ['volume', 'VOLUME', '/fr/fours/?brand=MSW&sort=volume-l-asc'],
      ['power', 'POWER', '/fr/fours/?brand=MSW&sort=power-w-asc'],
      ['voltage', 'VOLTAGE', null],
    ]);
    expect(table.price).toMatchObject({ href: '/fr/fours/?brand=MSW&sort=price-asc', order: null });
  });

  it('is sorted up first, then down, then up again', async () => {
    expect(await volumeOf('')).toMatchObject({ order: null, href: ascending });
    expect(await volumeOf('?sort=volume-l-asc')).toMatchObject({ order: 'ascending', href: descending });
    expect(await volumeOf('?sort=volume-l-desc')).toMatchObject({ order: 'descending', href: ascending });
  });

  it('keeps the head of what it is sorted by, though no product of the page has it', async () => {
    const { table } = (await open('?sort=net-weight-kg-asc')).listing;
    expect(table.columns.at(-1)).toMatchObject({ key: 'net-weight', label: 'Poids', order: 'ascending' });
  });

  it('offers the same beside the other orders, where there are no heads', async () => {
    const { listing } = await open('?sort=power-w-desc');
    const [sort] = listing.order.choices;
    expect(sort?.chosen).toBe('power-w-desc');
    expect(sort?.options.slice(-4).map(({ value, label }) => [value, label])).toEqual([
      ['volume-l-asc', 'Volume, ordre croissant'],
      ['volume-l-desc', 'Volume, ordre décroissant'],
      ['power-w-asc', 'Puissance, ordre croissant'],
      ['power-w-desc', 'Puissance, ordre décroissant'],
    ]);
  });

  it('is the plain list where it has no such measure', async () => {
    const { listing, facts } = await open('?sort=torque-nm-asc');
    expect(listing.order.choices[0]?.chosen).toBe('');
    expect(listing.pagination?.isUnfollowed).toBe(false);
    expect(facts.robots).toBeNull();
  });
});
