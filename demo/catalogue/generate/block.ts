import { fits, planBlock, type NewPlace, type Place } from './block-plan';
import { bwareProduct, newProduct, setProduct, type Product } from './product';
import { drawUnit, type Unit } from './unit';

export interface RelatedProduct extends Product {
  readonly relatedAccessories: readonly string[];
  readonly parentProducts: readonly string[];
}

/** The products of one block, a pure function of the two numbers. */
export function generateBlock(seed: number, block: number): readonly RelatedProduct[] {
  const units = new Map<NewPlace, Unit>();
  const unitAt = (place: NewPlace): Unit => {
    let unit = units.get(place);
    if (unit === undefined) units.set(place, (unit = drawUnit(seed, place)));
    return unit;
  };
  const products = planBlock(seed, block).map((place) => productAt(seed, place, unitAt));
  return products.map((product) => withRelations(product, products));
}

function productAt(seed: number, place: Place, unitAt: (place: NewPlace) => Unit): Product {
  switch (place.kind) {
    case 'new':
      return newProduct(seed, place, unitAt(place));
    case 'bware':
      return bwareProduct(seed, place, unitAt(place.of));
    case 'set':
      return setProduct(seed, place, unitAt(place.of), place.accessory === null ? null : unitAt(place.accessory));
  }
}

/** Both ends of each relation follow from the same rule, so one never knows of the other without being known. */
function withRelations(product: Product, block: readonly Product[]): RelatedProduct {
  const skusOf = (related: (other: Product) => boolean) => block.filter(related).map(({ sku }) => sku);
  return {
    ...product,
    relatedAccessories: skusOf((other) => isAccessoryOf(other, product)),
    parentProducts: skusOf((other) => isAccessoryOf(product, other)),
  };
}

function isAccessoryOf(accessory: Product, parent: Product): boolean {
  return accessory.kind === 'new' && parent.kind !== 'set' && fits(accessory.unit.family, parent.unit.family);
}
