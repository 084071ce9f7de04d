import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
});

const discount = z.object({
  id: z.string(),
  discountGroup: z.string(),
  steps: z.array(z.object({ volume: z.number(), discountPermyriad: z.number() })),
  stores: z.array(z.string()).nullable(),
  isActive: z.boolean(),
});
const fields = 'id discountGroup steps { volume discountPermyriad } stores isActive';

async function save(input: object, operator = engine.operator) {
  const mutation = `mutation ($input: SaveVolumeDiscountInput!) { saveVolumeDiscount(input: $input) { ${fields} } }`;
  return (await operator.ask(z.object({ saveVolumeDiscount: discount }), mutation, { input })).saveVolumeDiscount;
}
async function list() {
  const answer = z.object({ volumeDiscounts: z.array(discount) });
  return (await engine.operator.ask(answer, `{ volumeDiscounts { ${fields} } }`)).volumeDiscounts;
}

const steps = [
  { volume: 3, discountPermyriad: 500 },
  { volume: 5, discountPermyriad: 1_000 },
];

describe('a volume discount', () => {
  it('is made, changed and switched off by an operator', async () => {
    const made = await save({ discountGroup: 'seating', steps });
    expect(made).toMatchObject({ discountGroup: 'seating', steps, stores: null, isActive: true });
    const changed = { id: made.id, discountGroup: 'seating', steps, stores: ['tradehall_de'], isActive: false };
    expect(await save(changed)).toEqual(changed);
    expect(await list()).toEqual([changed]);
  });

  it.each([
    ['fewer pieces than the step before', { discountGroup: 'x', steps: steps.toReversed() }],
    [
      'a step that takes off no more',
      { discountGroup: 'x', steps: steps.map((step) => ({ ...step, discountPermyriad: 500 })) },
    ],
    ['more than 100 %', { discountGroup: 'x', steps: [{ volume: 3, discountPermyriad: 10_001 }] }],
    ['no step', { discountGroup: 'x', steps: [] }],
    ['a store that does not exist', { discountGroup: 'x', steps, stores: ['tradehall_xx'] }],
    ['an id that does not exist', { id: '999', discountGroup: 'x', steps }],
  ])('is refused with %s', async (_, input) => {
    await expect(save(input)).rejects.toThrow();
    expect((await list()).map(({ discountGroup }) => discountGroup)).not.toContain('x');
  });

  it('is not written over the change of somebody else', async () => {
    const { id } = await save({ discountGroup: 'tables', steps });
    const seen = { steps, stores: null, isActive: true };
    await save({ id, discountGroup: 'tables', steps, isActive: false, seen });
    await expect(save({ id, discountGroup: 'tables', steps, seen })).rejects.toThrow('Somebody has changed this');
    expect((await list()).find((each) => each.id === id)).toMatchObject({ isActive: false });
  });

  it('is nobody’s but the operator’s', async () => {
    await expect(save({ discountGroup: 'x', steps }, new AdminClient(engine.url))).rejects.toThrow(/authorized/);
  });
});
