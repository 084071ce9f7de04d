import { LanguageCode, type CustomFieldConfig } from '@vendure/core';

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

/** A§3 Category; the specification's own names. */
export const collectionFields: CustomFieldConfig[] = [
  { name: 'key', type: 'string', nullable: true, unique: true, label: label('Key') },
  {
    name: 'CategoryImageURL',
    type: 'string',
    nullable: true,
    length: 1000,
    label: label('Picture'),
    ui: { component: 'category-picture' },
  },
  { name: 'hasProducts', type: 'string', list: true, label: label('Has products in (countries)') },
  { name: 'CategoryContentHTML', type: 'localeText', nullable: true, label: label('Content (HTML)') },
  { name: 'categoryPosts', type: 'string', list: true, label: label('Posts (slugs)') },
  { name: 'related_categories_1', type: 'string', nullable: true, label: label('Related category 1 (key)') },
  { name: 'related_categories_2', type: 'string', nullable: true, label: label('Related category 2 (key)') },
  { name: 'related_categories_3', type: 'string', nullable: true, label: label('Related category 3 (key)') },
  { name: 'metaTitle', type: 'localeString', nullable: true, label: label('Meta title') },
  { name: 'metaDescription', type: 'localeText', nullable: true, label: label('Meta description') },
];
