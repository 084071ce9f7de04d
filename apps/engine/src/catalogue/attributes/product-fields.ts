import { LanguageCode, type CustomFieldConfig } from '@vendure/core';
import { mustBeJson, productFiles, questions, setParts, technicalDetails, textList } from './product-json';

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

const strings: CustomFieldConfig[] = [
  { name: 'brand', type: 'string', label: label('Brand') },
  { name: 'family', type: 'string', label: label('Family') },
  { name: 'model', type: 'string', label: label('Model') },
  { name: 'ean', type: 'string', label: label('EAN') },
  { name: 'volumeDiscountGroup', type: 'string', nullable: true, label: label('Volume discount group') },
  { name: 'manualUrl', type: 'string', nullable: true, length: 1000, label: label('Manual (URL)') },
  { name: 'video', type: 'string', nullable: true, length: 1000, label: label('Video (URL)') },
  { name: 'videoPoster', type: 'string', nullable: true, length: 1000, label: label('Picture of the video (URL)') },
  { name: 'energyClass', type: 'string', nullable: true, label: label('Energy class') },
  { name: 'energyScale', type: 'string', nullable: true, label: label('Energy scale') },
  { name: 'tags', type: 'string', list: true, label: label('Tags') },
  { name: 'enabledOnMarket', type: 'string', list: true, label: label('Sold in (locales)') },
  { name: 'parentProductsForAccessory', type: 'string', list: true, label: label('Accessory of (SKUs)') },
  { name: 'relatedAccessories', type: 'string', list: true, label: label('Accessories (SKUs)') },
];

const switches: CustomFieldConfig[] = [
  { name: 'isPackageTypeFreight', type: 'boolean', defaultValue: false, label: label('Ships as freight') },
  { name: 'isBware', type: 'boolean', defaultValue: false, label: label('B-ware') },
  { name: 'eligibleForSelling', type: 'boolean', defaultValue: true, label: label('May be sold') },
];

const measures: CustomFieldConfig[] = [
  { name: 'grossHeightMm', type: 'int', nullable: true, min: 0, label: label('Gross height (mm)') },
  { name: 'grossLengthMm', type: 'int', nullable: true, min: 0, label: label('Gross length (mm)') },
  { name: 'grossWidthMm', type: 'int', nullable: true, min: 0, label: label('Gross width (mm)') },
  { name: 'grossWeightG', type: 'int', nullable: true, min: 0, label: label('Gross weight (g)') },
  { name: 'netHeightMm', type: 'int', nullable: true, min: 0, label: label('Net height (mm)') },
  { name: 'netLengthMm', type: 'int', nullable: true, min: 0, label: label('Net length (mm)') },
  { name: 'netWidthMm', type: 'int', nullable: true, min: 0, label: label('Net width (mm)') },
  { name: 'netWeightG', type: 'int', nullable: true, min: 0, label: label('Net weight (g)') },
  {
    name: 'extraGuaranteeRatePermyriad',
    type: 'int',
    nullable: true,
    min: 0,
    max: 10_000,
    label: label('Extra guarantee rate (1/10,000)'),
  },
  { name: 'numberOf360Images', type: 'int', defaultValue: 0, min: 0, label: label('Number of 360° images') },
  { name: 'releaseDate', type: 'datetime', nullable: true, label: label('Release date') },
  { name: 'availableFrom', type: 'datetime', nullable: true, label: label('Expected again on (while out of stock)') },
];

const texts: CustomFieldConfig[] = [
  {
    name: 'techdetails',
    type: 'text',
    nullable: true,
    label: label('Technical data (JSON: key, value, unit)'),
    validate: mustBeJson(
      technicalDetails,
      'Technical data must be a JSON list of objects with "key", "value" and perhaps "unit"',
    ),
  },
  {
    name: 'setParts',
    type: 'text',
    nullable: true,
    label: label('In the set (JSON: sku, quantity)'),
    validate: mustBeJson(setParts, 'In the set must be a JSON list of objects with "sku" and "quantity"'),
  },
  {
    name: 'files',
    type: 'text',
    nullable: true,
    label: label('Documents (JSON: kind, language, address)'),
    validate: mustBeJson(
      productFiles,
      'Documents must be a JSON list of objects with "kind", "language" and "address"',
    ),
  },
  {
    name: 'highlights',
    type: 'localeText',
    nullable: true,
    label: label('Highlights (JSON list)'),
    validate: mustBeJson(textList, 'Highlights must be a JSON list of texts'),
  },
  {
    name: 'faq',
    type: 'localeText',
    nullable: true,
    label: label('Questions and answers (JSON list)'),
    validate: mustBeJson(
      questions,
      'Questions and answers must be a JSON list of objects with the texts "question" and "answer"',
    ),
  },
  {
    name: 'deliveryPackage',
    type: 'localeText',
    nullable: true,
    label: label('In the box (JSON list)'),
    validate: mustBeJson(textList, 'In the box must be a JSON list of texts'),
  },
  {
    name: 'safetyWarnings',
    type: 'localeText',
    nullable: true,
    label: label('Safety warnings (JSON list)'),
    validate: mustBeJson(textList, 'Safety warnings must be a JSON list of texts'),
  },
  { name: 'metaTitle', type: 'localeString', nullable: true, label: label('Meta title') },
  { name: 'metaDescription', type: 'localeText', nullable: true, label: label('Meta description') },
  { name: 'metaKeywords', type: 'localeText', nullable: true, label: label('Meta keywords') },
];

/** A§3 Product attributes. */
export const productFields: CustomFieldConfig[] = [...strings, ...switches, ...measures, ...texts];
