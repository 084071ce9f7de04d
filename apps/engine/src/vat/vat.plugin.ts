import { LanguageCode, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { environment } from '../platform/environment';
import { createVatService } from './create-vat-service';
import { VatCalls } from './vat-calls';
import { VatCheck } from './vat-check.entity';
import { VatChecks } from './vat-checks.service';
import { VatEvidence } from './vat-evidence';
import { VatService } from './vat-service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin],
  entities: [VatCheck],
  providers: [
    { provide: VatService, useFactory: () => createVatService(environment) },
    VatChecks,
    VatEvidence,
    VatCalls,
  ],
  exports: [VatChecks, VatEvidence],
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
