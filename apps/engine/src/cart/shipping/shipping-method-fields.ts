import { type CustomFieldConfig, LanguageCode } from '@vendure/core';

export const shippingMethodFields: CustomFieldConfig[] = [
  {
    name: 'deliveryDays',
    type: 'string',
    nullable: true,
    pattern: '^\\d+-\\d+$',
    label: [{ languageCode: LanguageCode.en, value: 'Delivery in business days (2-4)' }],
  },
];
