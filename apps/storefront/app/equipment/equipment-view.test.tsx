import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Equipment } from '@tradehall/domain/equipment/equipment.ts';
import { translator } from '../i18n/translator.ts';
import { shopOf } from '../testing/shop-of.ts';
import { EndsSoon } from './ends-soon.tsx';
import { endsSoonUntil, endsSoonView } from './ends-soon-view.ts';
import { EquipmentList } from './equipment-list.tsx';
import { equipmentView } from './equipment-view.ts';

const shop = shopOf('en-GB');
const translate = translator('en-GB');

const oven: Equipment = {
  sku: 'EX10010001',
  productNumber: '10010001',
  name: 'Pizza oven',
  slug: 'pizza-oven-10010001',
  image: null,
  manualUrl: 'https://manuals.example/oven-en.pdf',
  quantity: 2,
  purchases: [
    {
      orderId: '41',
      orderNumber: 'GB1000041',
      purchasedOn: '2026-11-01',
      quantity: 2,
      isDelivered: true,
      legalUntil: '2028-11-05',
      extraUntil: '2029-11-05',
    },
  ],
  accessories: [],
  recalls: [],
};

const viewOf = (changes: Partial<Equipment> = {}, now = '2026-11-16T10:00:00Z', country: Country = shop.country) =>
  equipmentView(
    {
      machines: [{ ...oven, ...changes }],
      total: 1,
      page: 1,
      shownNumber: (number) => number.slice(2),
      now: new Date(now),
    },
    { ...shop, country },
  );

describe('the page of the own equipment', () => {
  it('says when it was bought and how long it is guaranteed', () => {
    const [machine] = viewOf({}, undefined, countries.DE).machines;
    expect(machine?.purchases).toMatchObject([
      {
        bought: 'Bought on 01.11.2026',
        order: { href: '/order?order=41' },
        guarantees: ['Legal guarantee until 05.11.2028', 'Extended warranty until 05.11.2029'],
      },
    ]);
    const notArrived = oven.purchases.map((purchase) => ({ ...purchase, isDelivered: false, extraUntil: null }));
    expect(viewOf({ purchases: notArrived }).machines[0]?.purchases[0]?.guarantees).toEqual([
      'Legal guarantee at least until 05.11.2028',
    ]);
  });

  it('names a day after which the law may still help as the least', () => {
    expect(viewOf().machines[0]?.purchases[0]?.guarantees[0]).toBe('Legal guarantee at least until 05.11.2028');
  });

  it('opens the form for a problem with everything in it', () => {
    const claimAt = (now: string) => {
      const href = viewOf({}, now).machines[0]?.links.find(({ label }) => label === translate('order.claim'))?.href;
      return Object.fromEntries(new URL(href ?? '', 'https://shop.example').searchParams);
    };
    expect(claimAt('2026-11-16T10:00:00Z')).toEqual({
      reason: 'product-claim-within-30-days',
      subreason: 'defective',
      productNumber: '10010001',
      orderNumber: '1000041',
    });
    expect(claimAt('2027-06-16T10:00:00Z')).toMatchObject({ reason: 'returns', subreason: 'defective' });
  });

  it('keeps the name of a machine in one piece within its link, which lays its parts side by side', () => {
    const view = viewOf({ name: 'Pizza oven, 18 l, RC-PO 18' });
    const html = renderToStaticMarkup(<EquipmentList view={view} />);
    expect(html).toMatch(/<a [^>]*><span>Pizza oven, 18 l, <span [^>]*>RC-PO 18<\/span><\/span><\/a>/);
  });

  it('keeps what the shop does not show any more, without the ways to it', () => {
    const [machine] = viewOf({ slug: null, manualUrl: null }).machines;
    expect(machine?.href).toBeNull();
    expect(machine?.links.map(({ label }) => label)).not.toContain(translate('product.dataSheet'));
  });

  it('warns of what is recalled', () => {
    const recall = {
      id: '7',
      hazard: 'fire',
      action: 'stop-using-refund',
      batch: 'A1 to A9',
      publishedAt: '2026-11-10T10:00:00.000Z',
    } as const;
    const html = renderToStaticMarkup(<EquipmentList view={viewOf({ recalls: [recall] })} />);
    for (const words of [translate('recall.title'), translate('recall.hazard.fire'), 'A1 to A9'])
      expect(html).toContain(words);
  });

  it('says what to do while there is nothing', () => {
    const empty = equipmentView({ machines: [], total: 0, page: 1, shownNumber: String, now: new Date() }, shop);
    expect(renderToStaticMarkup(<EquipmentList view={empty} />)).toContain(translate('equipment.empty'));
  });
});

describe('what ends soon', () => {
  it('is asked for three months ahead, on the calendar of the country', () => {
    expect(endsSoonUntil(shop, new Date('2026-11-16T10:00:00Z'))).toBe('2027-02-14');
  });

  it('names the machine and its last guarantee, and leads to all of them', () => {
    const view = endsSoonView([oven], shop);
    expect(view?.machines).toMatchObject([{ name: 'Pizza oven', text: 'Extended warranty until 05.11.2029' }]);
    const html = view === null ? '' : renderToStaticMarkup(<EndsSoon view={view} />);
    expect(html).toContain('href="/my-account/my-equipment"');
    expect(endsSoonView([], shop)).toBeNull();
  });
});
