import { categoryImports } from './categories/category-imports';
import { customerImports } from './customers/customer-imports';
import type { ImportKind } from './import-kind';
import { pictureImports } from './pictures/picture-imports';
import { priceImports } from './price-imports';
import { productImports, textImports } from './product-imports';
import { stockImports } from './stock-imports';

export const importKindNames = ['categories', 'products', 'texts', 'prices', 'stock', 'pictures', 'customers'] as const;
type KindName = (typeof importKindNames)[number];

export const importKinds: Readonly<Record<KindName, ImportKind>> = {
  categories: categoryImports,
  products: productImports,
  texts: textImports,
  prices: priceImports,
  stock: stockImports,
  pictures: pictureImports,
  customers: customerImports,
};

/** Only prices are of a store. Whoever looks after some stores changes nothing that is the same in all. */
export const kindsOpenTo = (stores: readonly string[] | null): readonly KindName[] =>
  importKindNames.filter((kind) => stores === null || kind === 'prices');
