import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
});

describe('the manufacturer of a brand', () => {
  const contact = { name: 'Ovens Ltd', address: '1 Oven Street, Leeds', email: 'safety@ovens.example' };
  const saved = z.object({
    saveBrandManufacturer: z.object({ brand: z.string(), responsiblePerson: z.unknown(), manufacturer: z.unknown() }),
  });
  const saveMaker = (input: object) =>
    engine.operator.ask(
      saved,
      `mutation ($input: SaveBrandManufacturerInput!) { saveBrandManufacturer(input: $input) {
        brand manufacturer { name address email country } responsiblePerson { name address email } } }`,
      { input },
    );

  it('is entered once and changed by the same words', async () => {
    await saveMaker({ brand: 'Ovens', manufacturer: contact });
    await saveMaker({ brand: 'Ovens', manufacturer: contact, responsiblePerson: contact });
    const answer = z.object({
      brandManufacturers: z.array(z.object({ brand: z.string(), responsiblePerson: z.unknown() })),
    });
    expect(await engine.operator.ask(answer, '{ brandManufacturers { brand responsiblePerson { name } } }')).toEqual({
      brandManufacturers: [{ brand: 'Ovens', responsiblePerson: { name: 'Ovens Ltd' } }],
    });
  });

  it('has an address that can be written to', async () => {
    const unreachable = { brand: 'Ovens', manufacturer: { ...contact, email: 'nowhere' } };
    await expect(saveMaker(unreachable)).rejects.toThrow(/email/i);
  });

  it('is in a country by its code, which every page can name', async () => {
    const { saveBrandManufacturer: kept } = await saveMaker({
      brand: 'Ovens',
      manufacturer: { ...contact, country: 'GB' },
    });
    expect(kept.manufacturer).toMatchObject({ country: 'GB' });
    const named = { brand: 'Ovens', manufacturer: { ...contact, country: 'England' } };
    await expect(saveMaker(named)).rejects.toThrow(/country/i);
  });
});
