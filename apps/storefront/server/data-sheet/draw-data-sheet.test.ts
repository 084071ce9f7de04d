import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { dataSheetView } from '../../app/product/details/data-sheet-view.ts';
import { sampleProduct } from '../../app/testing/sample-product.ts';
import { drawDataSheet } from './draw-data-sheet.ts';

const now = new Date('2026-11-15T10:00:00Z');
const greece = { locale: 'el-GR', country: countries.GR, now } as const;

const attributes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `a${at}`,
    label: `Ισχύς ${at}`,
    type: 'string' as const,
    value: `${at} W`,
  }));

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the data sheet', () => {
  it('is a PDF of one page for a product with little to say', async () => {
    const pdf = await drawDataSheet(dataSheetView(sampleProduct, greece));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
  });

  it('takes as many pages as the technical data need', async () => {
    const pdf = await drawDataSheet(dataSheetView({ ...sampleProduct, attributes: attributes(120) }, greece));
    expect(pagesOf(pdf)).toBeGreaterThan(3);
  });

  it('says who answers for the product and what to beware of', () => {
    const maker = { name: 'Royal Catering', address: 'Berlinerstr. 1\n10115 Berlin', email: 'safety@example.com' };
    const safety = { manufacturer: maker, responsiblePerson: null, warnings: ['Ζεστή επιφάνεια'] };
    const view = dataSheetView({ ...sampleProduct, safety }, greece);
    expect(view.safety).toMatchObject({
      contacts: [{ name: 'Royal Catering', address: ['Berlinerstr. 1', '10115 Berlin'] }],
      warnings: ['Ζεστή επιφάνεια'],
    });
  });

  it('says nothing of a price', () => {
    expect(JSON.stringify(dataSheetView(sampleProduct, greece))).not.toMatch(/1\.?299/);
  });
});
