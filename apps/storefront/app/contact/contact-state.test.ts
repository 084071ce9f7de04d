import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { contactFormView } from './contact-form-view.ts';
import {
  chooseReason,
  chooseSubreason,
  followWish,
  isAtShortcut,
  keepTyped,
  startState,
  stepOf,
} from './contact-state.ts';
import { readWish } from './read-wish.ts';
import { stepHref } from './contact-href.ts';

const view = contactFormView(shopOf('en-GB'));
const wishOf = (query: string) => readWish(new URLSearchParams(query), view);
const startedBy = (query = '') => startState(wishOf(query));
function reasonOf(key: string) {
  const { reason } = wishOf(`reason=${key}`);
  if (reason === null) throw new Error(`there is no ${key}`);
  return reason;
}
function subreasonOf(reason: string, key: string) {
  const { subreason } = wishOf(`reason=${reason}&subreason=${key}`);
  if (subreason === null) throw new Error(`${reason} has no ${key}`);
  return subreason;
}
function typed(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('the steps of the contact form', () => {
  it.each([
    ['', 1],
    ['reason=none', 1],
    ['subreason=cancellation', 1],
    ['reason=order', 2],
    ['reason=order&subreason=info-iban', 2],
    ['reason=order&subreason=cancellation', 3],
  ])('are told from the address %j: %i', (query, step) => {
    expect(stepOf(startedBy(query))).toBe(step);
  });

  it('go on, and back to the first', () => {
    const reason = chooseReason(startedBy(), reasonOf('order'));
    expect(stepOf(reason)).toBe(2);
    const both = chooseSubreason(reason, subreasonOf('order', 'cancellation'));
    expect(stepOf(both)).toBe(3);
    expect(stepOf(chooseReason(both, reasonOf('payment')))).toBe(2);
    expect(stepOf(chooseReason(both, null))).toBe(1);
  });

  it('keep all that was typed, whatever is shown', () => {
    const details = startedBy('reason=order&subreason=cancellation');
    const kept = keepTyped(details, typed({ contactName: 'Ada', orderNumber: '4711', subject: 'Hello' }));
    const elsewhere = chooseSubreason(chooseReason(kept, reasonOf('payment')), subreasonOf('payment', 'info-iban'));
    const later = keepTyped(chooseReason(elsewhere, null), typed({ contactName: 'Ada L.' }));
    expect(later.values).toMatchObject({ contactName: 'Ada L.', orderNumber: '4711', subject: 'Hello' });
  });

  it('pass a shorter way once, and again for another subreason', () => {
    const at = startedBy('reason=invoice&subreason=invoice-request');
    expect(isAtShortcut(at)).toBe(true);
    expect(isAtShortcut({ ...at, isContinued: true })).toBe(false);
    expect(
      isAtShortcut(chooseSubreason({ ...at, isContinued: true }, subreasonOf('shipment', 'shipment-status'))),
    ).toBe(true);
    expect(isAtShortcut(startedBy('reason=invoice&subreason=invoice-request&continue'))).toBe(false);
    expect(isAtShortcut(startedBy('reason=order&subreason=cancellation'))).toBe(false);
  });
});

describe('a link to the form', () => {
  it('fills in what it says, and nothing that cannot be', () => {
    const { values } = startedBy('productNumber=10000001&orderNumber=NS1&invoiceNumber=<b>&quantity=1');
    expect(values).toMatchObject({ productNumber: '10000001', orderNumber: 'NS1', invoiceNumber: '', quantity: '1' });
    expect(startedBy('productNumber=1&quantity=many').values).toMatchObject({ productNumber: '', quantity: '' });
  });

  it('leaves what was typed, and replaces what another link has filled in', () => {
    const first = startedBy('reason=sales&subreason=spare-parts&productNumber=10000001');
    const kept = keepTyped(first, typed({ subject: 'A knob', productNumber: '10000001' }));
    const next = followWish(kept, wishOf('reason=sales&subreason=spare-parts&productNumber=10000002'));
    expect(next.values).toMatchObject({ subject: 'A knob', productNumber: '10000002' });
    expect(next.wishes).toBe(1);
  });

  it('without a reason leaves the step where it was', () => {
    const at = startedBy('reason=order&subreason=cancellation');
    expect(stepOf(followWish(at, wishOf('')))).toBe(3);
    expect(stepOf(followWish(at, wishOf('reason=order')))).toBe(2);
  });

  it('is handed on from step to step', () => {
    const state = startedBy('productNumber=10000001&quantity=2');
    expect(stepHref('/fr/contact-request', state, { reason: 'sales', subreason: 'spare-parts' })).toBe(
      '/fr/contact-request?reason=sales&subreason=spare-parts&productNumber=10000001&quantity=2',
    );
    expect(stepHref('/contact-request', startedBy(), {})).toBe('/contact-request');
    expect(
      stepHref('/contact-request', startedBy(), { reason: 'invoice', subreason: 'invoice-request', isContinued: true }),
    ).toBe('/contact-request?reason=invoice&subreason=invoice-request&continue');
  });
});
