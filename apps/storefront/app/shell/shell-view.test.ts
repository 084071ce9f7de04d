import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { allCalls } from '@tradehall/domain/calls/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { proceed } from '../guards/guard.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { loadDepartments } from './load-departments.ts';
import { shellView } from './shell-view.ts';

const greekShop = (transport: Transport): ShopRequest => ({
  country: countries.GR,
  locale: 'el-GR',
  basename: '/',
  host: 'gr.localhost',
  nonce: '',
  requestId: '',
  verdict: proceed,
  calls: createClient(allCalls, transport, () => 'gr.localhost'),
  log: pino({ level: 'silent' }),
});

const unreachable: Transport = () => Promise.reject(new Error('connection refused'));

describe('the frame of a page', () => {
  it('is in the language of the page', () => {
    const view = shellView([], greekShop(unreachable), new Date('2026-05-01'));
    expect(view).toMatchObject({ locale: 'el-GR', country: 'Ελλάδα', copyright: '© 2007–2026 Tradehall' });
  });

  it('asks first for the letters of its language', () => {
    const { fonts } = shellView([], greekShop(unreachable), new Date());
    expect(fonts.map((font) => /inter-[a-z-]+?-wght/.exec(font)?.[0])).toEqual([
      'inter-greek-wght',
      'inter-latin-wght',
    ]);
  });

  it('links the departments that have products', () => {
    const departments = [
      { key: 'gastronomy', name: 'Εστίαση', slug: 'estiasi', hasProducts: true },
      { key: 'office', name: 'Γραφείο', slug: 'grafeio', hasProducts: false },
    ];
    const view = shellView(departments, greekShop(unreachable), new Date());
    expect(view.departments).toEqual([{ name: 'Εστίαση', href: '/estiasi/' }]);
  });

  it('still stands when the departments cannot be read', async () => {
    expect(await loadDepartments(greekShop(unreachable))).toEqual([]);
  });
});
