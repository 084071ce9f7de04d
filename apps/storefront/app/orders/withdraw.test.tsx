import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { translator } from '../i18n/translator.ts';
import { sampleLine } from '../testing/sample-cart.ts';
import { sampleOrder } from '../testing/sample-order.ts';
import { shopOf } from '../testing/shop-of.ts';
import { answerWithdrawal } from './answer-withdrawal.ts';
import { wholeStatement } from './withdrawal-statement.ts';
import { WithdrawPage } from './withdraw-page.tsx';
import { receiptView, statementView, type WithdrawFacts } from './withdraw-view.ts';

const shop = shopOf('en-GB');
const translate = translator('en-GB');
const intentId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';
const otherIntent = '7f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a12';

const received = {
  id: '7',
  receivedAt: '2026-11-17T10:05:00.000Z',
  name: 'Ada Berg',
  email: 'ada@example.org',
  lines: [{ name: 'Pizza oven', quantity: 2 }],
};

const facts: WithdrawFacts = {
  order: sampleOrder({ lineItems: [sampleLine({ id: 'a', name: 'Pizza oven', quantity: 3 })] }),
  number: 'DE1000001',
  named: { orderId: 'order-1', token: 'signed' },
  care: {
    shipments: [],
    isEverythingSent: false,
    hasElectronicInvoice: false,
    creditNotes: [],
    withdrawal: { refusal: null, until: null, lines: [{ lineId: 'a', quantity: 3 }] },
    withdrawals: [],
  },
};
const nothingLeft: WithdrawFacts = {
  ...facts,
  care: { ...facts.care, withdrawal: { refusal: 'nothing-left', until: null, lines: [] }, withdrawals: [received] },
};

const typed = { intentId, name: 'Ada Berg', email: 'ada@example.org', 'quantity-a': '2' };

async function send(fields: Record<string, string>, known = facts, failure?: 'withdrawal-not-possible') {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  const calls: unknown[] = [];
  const transport: Transport = ({ body }) => {
    calls.push(body);
    return Promise.resolve(
      failure === undefined
        ? toWire({ ok: true, value: { withdrawal: received } })
        : toWire({ ok: false, failure: { code: failure } }),
    );
  };
  const answer = await answerWithdrawal(sent, known, otherIntent, shopOf('en-GB', { transport }), shop);
  return { answer, calls };
}

describe('the first step of a withdrawal', () => {
  it('begins with everything that is left and who has ordered it', () => {
    const view = statementView(facts, wholeStatement(facts.order, facts.care, intentId), null, shop);
    expect(view.fields).toMatchObject({ name: { value: 'Ada Berg' }, email: { value: 'ada@example.org' } });
    expect(view.lines.items).toMatchObject([{ name: 'Pizza oven', most: 3, field: { value: '3' } }]);
  });

  it('sends nothing, but shows once more what would be sent', async () => {
    const { answer, calls } = await send({ ...typed, step: 'check' });
    expect(calls).toEqual([]);
    expect(answer).toMatchObject({ status: 200, view: { kind: 'confirm', lines: ['2 × Pizza oven'] } });
    const html =
      'view' in answer && answer.view ? renderToStaticMarkup(<WithdrawPage {...answer} view={answer.view} />) : '';
    expect(html).toContain(translate('withdrawal.confirm'));
    expect(html).toContain(`name="intentId" value="${intentId}"`);
    expect(html).toContain('name="quantity-a" value="2"');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'ada' }, 'email'],
    [{ 'quantity-a': '4' }, 'quantity-a'],
    [{ 'quantity-a': '1.5' }, 'quantity-a'],
    [{ 'quantity-a': '-1' }, 'quantity-a'],
    [{ 'quantity-a': '0' }, 'quantity-a'],
  ])('keeps what was typed and points at what is wrong: %j', async (wrong, field) => {
    const { answer } = await send({ ...typed, ...wrong, step: 'check' });
    expect(answer).toMatchObject({ status: 422, view: { kind: 'statement', intentId } });
    if (!('view' in answer) || answer.view?.kind !== 'statement') throw new Error('no statement');
    const fields = [
      answer.view.fields.name,
      answer.view.fields.email,
      ...answer.view.lines.items.map((item) => item.field),
    ];
    expect(fields.filter(({ isFirstFault }) => isFirstFault).map(({ name }) => name)).toEqual([field]);
  });

  it('can be gone back to with everything as it was', async () => {
    const { answer } = await send({ ...typed, name: 'Eva Berg', step: 'change' });
    expect(answer).toMatchObject({ view: { kind: 'statement', fields: { name: { value: 'Eva Berg' } } } });
  });
});

describe('the second step of a withdrawal', () => {
  const confirmed = { ...typed, step: 'confirm' };
  const receipt = { to: '/order/withdraw?order=order-1&token=signed&receipt=7' };

  it('sends the statement with its intent and leads to the receipt', async () => {
    const { answer, calls } = await send(confirmed);
    expect(answer).toEqual(receipt);
    const lines = [{ lineId: 'a', quantity: 2 }];
    expect(calls).toMatchObject([{ orderId: 'order-1', token: 'signed', intentId, name: 'Ada Berg', lines }]);
  });

  it('sends the very same when the button is pressed again, whatever is left by then', async () => {
    const { answer, calls } = await send(confirmed, nothingLeft);
    expect(answer).toEqual(receipt);
    expect(calls).toMatchObject([{ intentId, lines: [{ lineId: 'a', quantity: 2 }] }]);
  });

  it('says so when it came too late', async () => {
    const { answer } = await send(confirmed, nothingLeft, 'withdrawal-not-possible');
    expect(answer).toEqual({ view: null, error: translate('failure.withdrawal-not-possible'), status: 409 });
  });
});

describe('the receipt of a withdrawal', () => {
  it('has its content, its day and its time', () => {
    const html = renderToStaticMarkup(<WithdrawPage view={receiptView(facts, received, shop)} error={null} />);
    expect(html).toMatch(/2 × Pizza oven.*17\.11\.2026, 10:05.*DE1000001.*Ada Berg.*ada@example\.org/s);
  });
});
