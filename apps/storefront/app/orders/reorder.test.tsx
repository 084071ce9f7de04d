import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import type { ReorderedLine } from '@tradehall/domain/orders/reorder.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { translator } from '../i18n/translator.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { shopOf } from '../testing/shop-of.ts';
import { LastOrder } from './last-order.tsx';
import { lastOrderView } from './last-order-view.ts';
import { answerReorder } from './answer-reorder.ts';
import { Reordered, ReorderForm } from './reorder.tsx';
import { reorderedView, reorderFormView } from './reorder-view.ts';

const shop = shopOf('en-GB');
const translate = translator('en-GB');
const named = { orderId: '41', token: 'signed' };
const intentId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';

const line = (changes: Partial<ReorderedLine>): ReorderedLine => ({
  sku: 'EX10010001',
  name: 'Oven',
  outcome: 'added',
  wanted: 3,
  added: 3,
  price: null,
  ...changes,
});

describe('ordering again', () => {
  it('is one form with its intent in it, and none where nothing is sold', () => {
    const view = reorderFormView(named, intentId, shop);
    const html = view === null ? '' : renderToStaticMarkup(<ReorderForm view={view} />);
    expect(html).toContain('action="/order?order=41&amp;token=signed"');
    expect(html).toContain(`name="intentId" value="${intentId}"`);
    expect(reorderFormView(named, intentId, shopOf('en-IE'))).toBeNull();
  });

  it('tells exactly what was added and what was not', () => {
    const price = { before: moneyOf(1_000, 'EUR'), now: moneyOf(1_200, 'EUR') };
    const view = reorderedView(
      {
        lines: [
          line({ price }),
          line({ name: 'Peel', outcome: 'fewer', added: 1 }),
          line({ name: 'Tray', outcome: 'sold-out', added: 0 }),
          line({ name: 'Mitt', outcome: 'not-sold', added: 0 }),
        ],
      },
      shop,
    );
    expect(view).toMatchObject({ kind: 'warning', toCart: { href: '/checkout/cart' } });
    expect(view.lines).toEqual([
      'Oven: 3 added',
      'Oven now costs €12.00. Before: €10.00.',
      'Peel: 1 of 3 added, no more are in stock',
      'Tray: not added, sold out',
      'Mitt: not added, no longer sold',
    ]);
    expect(renderToStaticMarkup(<Reordered view={view} />)).toContain('Peel: 1 of 3');
  });

  it('leads to no cart where nothing was added', () => {
    expect(reorderedView({ lines: [line({ outcome: 'sold-out', added: 0 })] }, shop)).toMatchObject({
      kind: 'error',
      title: translate('reorder.noneTitle'),
      toCart: null,
    });
  });
});

describe('the last order on the overview', () => {
  const viewOf = (locale: 'en-GB' | 'en-IE') =>
    lastOrderView({ order: sampleOrder({ id: '41' }), shownNumber: (number) => number, intentId }, shopOf(locale));

  it('can be ordered again at once, and leads to all orders', () => {
    const html = renderToStaticMarkup(<LastOrder view={viewOf('en-GB')} />);
    expect(html).toContain('action="/order?order=41"');
    expect(html).toContain(`name="intentId" value="${intentId}"`);
    expect(html).toContain('href="/my-account/orders"');
    expect(html).toMatch(/aria-current="step"/);
  });

  it('is only shown where nothing is sold', () => {
    expect(viewOf('en-IE').again).toBeNull();
  });
});

describe('the button', () => {
  const press = (typed: string, answer: ReturnType<typeof toWire>) => {
    const sent = new FormData();
    sent.set('intentId', typed);
    const transport: Transport = () => Promise.resolve(answer);
    return answerReorder(sent, named, shopOf('en-GB', { transport }), shop);
  };
  const done = toWire({ ok: true, value: { reorder: { lines: [] } } });

  it('leads to what became of it', async () => {
    expect(await press(intentId, done)).toEqual({ to: `/order?order=41&token=signed&again=${intentId}` });
  });

  it('says why nothing was done', async () => {
    const frozen = toWire({ ok: false, failure: { code: 'cart-frozen' } });
    expect(await press(intentId, frozen)).toEqual({ error: translate('failure.cart-frozen'), status: 409 });
    expect(await press('no intent', done)).toMatchObject({ status: 503 });
  });
});
