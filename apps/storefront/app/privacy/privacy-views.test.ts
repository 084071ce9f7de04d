import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { DeletionPage, LastStep } from './delete-account-page.tsx';
import { deletionView, lastStepView } from './delete-account-view.ts';
import { MyDataPage } from './my-data-page.tsx';
import { myDataView } from './my-data-view.ts';
import type { ProofFacts } from './proof-view.ts';
import { readProof } from './read-proof.ts';

const shop = shopOf('en-GB');
const known = { email: 'ada@example.test', hasPassword: true, token: null, code: null, isLinkSent: false };
const page = (facts: Partial<ProofFacts> = {}) => myDataView({ ...known, ...facts, consents: [choice] }, shop);
const choice = { purpose: 'marketing', isGiven: true, at: '2026-11-16T10:00:00.000Z' };

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

describe('the page of what is kept', () => {
  it('asks for the password and sends it to the file, by a plain form', () => {
    const html = renderToStaticMarkup(createElement(MyDataPage, { view: page() }));
    expect(html).toContain('action="/my-account/my-data/file" method="post"');
    expect(html).toContain('name="currentPassword"');
    expect(html).toContain('Agreed on 16.11.2026');
  });

  it('offers a link where there is no password, and takes the one that came', () => {
    expect(page({ hasPassword: false }).file.proof.kind).toBe('link');
    const token = 'a-b_c';
    const view = page({ hasPassword: false, token });
    expect(view.file.proof).toEqual({ kind: 'token', token });
    expect(view.deletion.href).toBe('/my-account/my-data/delete?token=a-b_c');
    expect(page({ hasPassword: false, token, code: 'owner-not-proven' }).file.proof.kind).toBe('link');
  });

  it('says what went wrong, at the field where nothing was typed', () => {
    expect(page({ code: 'owner-not-proven' }).error).toContain('could not confirm');
    const missing = page({ code: 'invalid-input' });
    expect(missing.error).toBeNull();
    expect(missing.file.proof).toMatchObject({ field: { isFirstFault: true } });
    expect(page({ code: '<script>' }).error).not.toContain('script');
  });
});

describe('the page that deletes', () => {
  it('names how long the law keeps orders in this country', () => {
    const itemsIn = (locale: 'de-DE' | 'it-IT') => deletionView(known, shopOf(locale)).kept.items.join(' ');
    expect(itemsIn('de-DE')).toContain('8');
    expect(itemsIn('it-IT')).toContain('10');
  });

  it('deletes by the last button alone, which is sent where everybody may go', () => {
    const first = renderToStaticMarkup(createElement(DeletionPage, { view: deletionView(known, shop) }));
    expect(first).not.toContain('/account-deleted');
    const last = renderToStaticMarkup(createElement(LastStep, { view: lastStepView('ada@example.test', 'c-1', shop) }));
    expect(last).toContain('action="/account-deleted"');
    expect(last).toContain('name="confirmation" value="c-1"');
    expect(last).not.toContain('password');
  });
});

describe('what was sent as a proof', () => {
  it.each([
    [{ currentPassword: 'kettle' }, { password: 'kettle' }],
    [{ token: 'a-b_c' }, { token: 'a-b_c' }],
    [{ currentPassword: '', token: '' }, null],
  ])('is read with care: %j', (fields, proof) => {
    expect(readProof(formOf(fields))).toEqual(proof);
  });

  it('is none where it is longer than any password', () => {
    expect(readProof(formOf({ currentPassword: 'x'.repeat(5_000) }))).toBeNull();
  });
});
