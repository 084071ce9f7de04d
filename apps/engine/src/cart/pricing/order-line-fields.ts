import { type CustomFieldConfig, LanguageCode } from '@vendure/core';

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomOrderLineFields {
    /** The product an extra guarantee belongs to. */
    parentSku: string | null;
    /** The id of the promotion a gift came with. */
    giftOf: string | null;
  }
  interface CustomPromotionFields {
    isCombinable: boolean;
  }
}

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

/** Only the server writes them: lines that differ in one of them are not the same line. */
export const orderLineFields: CustomFieldConfig[] = [
  { name: 'parentSku', type: 'string', nullable: true, public: false, label: label('Guarantee for (SKU)') },
  { name: 'giftOf', type: 'string', nullable: true, public: false, label: label('Gift of promotion (id)') },
];

export const promotionFields: CustomFieldConfig[] = [
  { name: 'isCombinable', type: 'boolean', defaultValue: true, label: label('May be combined with other coupons') },
];
