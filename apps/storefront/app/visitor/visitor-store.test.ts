import { describe, expect, it } from 'vitest';
import { createVisitorStore } from './visitor-store.ts';

const jana = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com' };

describe('the visitor of a page', () => {
  it('is unknown until the shop has answered', async () => {
    const store = createVisitorStore();
    expect(store.current().state).toBe('unknown');
    await store.refresh(() => Promise.resolve({ customer: jana }));
    expect(store.current()).toEqual({ state: 'known', customer: jana });
  });

  it('stays who she was while the shop does not answer', async () => {
    const store = createVisitorStore();
    await store.refresh(() => Promise.resolve({ customer: jana }));
    await store.refresh(() => Promise.resolve(null));
    expect(store.current().customer).toEqual(jana);
  });

  it('is asked for once, however many wait for the answer', async () => {
    const store = createVisitorStore();
    let questions = 0;
    const ask = () => {
      questions += 1;
      return Promise.resolve({ customer: null });
    };
    await Promise.all([store.refresh(ask), store.refresh(ask)]);
    expect(questions).toBe(1);
    await store.refresh(ask);
    expect(questions).toBe(2);
  });

  it('is told to everybody who listens, until they leave', async () => {
    const store = createVisitorStore();
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    await store.refresh(() => Promise.resolve({ customer: null }));
    leave();
    await store.refresh(() => Promise.resolve({ customer: null }));
    expect(told).toBe(1);
  });
});
