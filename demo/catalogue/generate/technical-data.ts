import type { Box } from './measures';
import type { RelatedProduct } from './block';

/** A row as the projector reads it: labels and words are looked up there, in the language of each document. */
interface TechnicalDetail {
  readonly key: string;
  readonly value: number | string;
  readonly unit?: string;
}

export function technicalDataOf(product: RelatedProduct): TechnicalDetail[] {
  const { unit, measures, pieces, accessory } = product;
  const isSet = product.kind === 'set';
  return [
    { key: 'brand', value: unit.family.brand },
    { key: 'model', value: product.model },
    ...unit.values.map(({ key, value, unit: measure }) => ({
      key,
      value,
      ...(measure === null ? {} : { unit: measure }),
    })),
    { key: 'material', value: unit.material },
    { key: 'colour', value: unit.colour },
    ...(unit.energyClass === null ? [] : [{ key: 'energy-class', value: unit.energyClass }]),
    ...(isSet ? [{ key: 'pieces-in-set', value: pieces + (accessory === null ? 0 : 1) }] : []),
    ...(isSet ? [] : [{ key: 'dimensions', value: sides(measures.net), unit: 'mm' }]),
    { key: 'net-weight', value: kilograms(measures.net), unit: 'kg' },
    { key: 'package-dimensions', value: sides(measures.gross), unit: 'mm' },
    { key: 'gross-weight', value: kilograms(measures.gross), unit: 'kg' },
  ];
}

function sides({ lengthMm, widthMm, heightMm }: Box): string {
  return `${lengthMm} × ${widthMm} × ${heightMm}`;
}

function kilograms({ weightG }: Box): number {
  return weightG / 1000;
}
