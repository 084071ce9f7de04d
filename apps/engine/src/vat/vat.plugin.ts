import { LanguageCode, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { environment } from '../platform/environment';
import { createVatService } from './create-vat-service';
import { VatCheck } from './vat-check.entity';
import { VatChecks } from './vat-checks.service';
import { VatEvidence } from './vat-evidence';
import { VatResolver, vatSchema } from './vat.resolver';
import { VatService } from './vat-service';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [VatCheck],
  providers: [{ provide: VatService, useFactory: () => createVatService(environment) }, VatChecks, VatEvidence],
  exports: [VatChecks, VatEvidence],
  shopApiExtensions: { schema: vatSchema, resolvers: [VatResolver] },
  configuration: (config) => {
    config.customFields.Order = [
      ...config.customFields.Order,
      {
        name: 'vatEvidence',
        type: 'text',
        nullable: true,
        readonly: true,
        public: false,
        label: [{ languageCode: LanguageCode.en, value: 'What the VAT service said' }],
      },
    ];
    return config;
  },
  compatibility: '^3.7.0',
})
export class VatPlugin {}
