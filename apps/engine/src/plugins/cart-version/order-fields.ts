import { type CustomFieldConfig, LanguageCode } from '@vendure/core';

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomOrderFields {
    storeKey: string | null;
  }
}

export const orderFields: CustomFieldConfig[] = [
  {
    name: 'storeKey',
    type: 'string',
    nullable: true,
    readonly: true,
    public: false,
    label: [{ languageCode: LanguageCode.en, value: 'Store' }],
  },
];
