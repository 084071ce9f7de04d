import { type CustomFieldConfig, LanguageCode } from '@vendure/core';

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomOrderFields {
    storeKey: string | null;
    contactEmail: string | null;
    customerAgreedToSendEmail: boolean | null;
    utmSource: string | null;
    clientType: string | null;
    purchaseOrder: string | null;
    costCentre: string | null;
    isSynthetic: boolean | null;
  }
}

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

export const orderFields: CustomFieldConfig[] = [
  { name: 'storeKey', type: 'string', nullable: true, readonly: true, public: false, label: label('Store') },
  { name: 'contactEmail', type: 'string', nullable: true, public: false, label: label('E-mail address of the order') },
  {
    name: 'customerAgreedToSendEmail',
    type: 'boolean',
    nullable: true,
    defaultValue: false,
    readonly: true,
    public: false,
    label: label('Agreed to be sent e-mails'),
  },
  { name: 'utmSource', type: 'string', nullable: true, readonly: true, public: false, label: label('Campaign source') },
  { name: 'clientType', type: 'string', nullable: true, readonly: true, public: false, label: label('Kind of client') },
  {
    name: 'purchaseOrder',
    type: 'string',
    nullable: true,
    readonly: true,
    public: false,
    label: label('Purchase order of the company'),
  },
  {
    name: 'costCentre',
    type: 'string',
    nullable: true,
    readonly: true,
    public: false,
    label: label('Cost centre of the company'),
  },
  {
    name: 'isSynthetic',
    type: 'boolean',
    nullable: true,
    defaultValue: false,
    readonly: true,
    public: false,
    label: label('Bought by the shop’s own shopper: nothing is sent'),
  },
];
