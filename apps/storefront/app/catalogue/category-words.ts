import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import type { Translate } from '../i18n/translator.ts';
import { isWorthFinding } from '../listing/indexing.ts';
import type { ListingAddress } from '../listing/listing-address.ts';

interface CategoryWords {
  readonly name: string;
  readonly title: string;
  readonly metaDescription: string;
}

function ofBrand({ name }: CategoryDocument, brand: string, translate: Translate): CategoryWords {
  const ofThat = translate('category.titleBrand', { name, brand });
  return { name: ofThat, title: ofThat, metaDescription: translate('category.descriptionBrand', { name, brand }) };
}

const ofCategory = ({ name, metaTitle, metaDescription }: CategoryDocument, translate: Translate): CategoryWords => ({
  name,
  title: metaTitle || name,
  metaDescription: metaDescription || translate('category.description', { name }),
});

/** Every page that can be found by itself has a name of its own: a brand's part of the category, and each further page. */
export function categoryWords(
  category: CategoryDocument,
  address: ListingAddress,
  translate: Translate,
): CategoryWords {
  const [brand] = address.brand;
  const isOfBrand = brand !== undefined && isWorthFinding({ ...address, page: 1 });
  const words = isOfBrand ? ofBrand(category, brand, translate) : ofCategory(category, translate);
  if (address.page === 1) return words;
  const page = String(address.page);
  return {
    ...words,
    title: translate('category.titlePage', { title: words.title, page }),
    metaDescription: translate('category.descriptionPage', { description: words.metaDescription, page }),
  };
}
