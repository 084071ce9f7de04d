import type { OnApplicationBootstrap } from '@nestjs/common';
import {
  LanguageCode,
  Logger,
  PluginCommonModule,
  ProcessContext,
  RequestContextService,
  VendurePlugin,
} from '@vendure/core';
import { StoreTaxZoneStrategy } from './store-tax-zone.strategy';
import { syncTaxRatesTask } from './sync-tax-rates.task';
import { TaxRatesService } from './tax-rates.service';

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [TaxRatesService],
  configuration: (config) => {
    config.taxOptions.taxZoneStrategy = new StoreTaxZoneStrategy();
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, syncTaxRatesTask];
    config.customFields.Address = [
      ...config.customFields.Address,
      { name: 'vatNumber', type: 'string', nullable: true, label: label('VAT number') },
      // Only the server writes these two: a client that could would buy without tax.
      { name: 'vatValidated', type: 'boolean', defaultValue: false, readonly: true, label: label('VAT validated') },
      {
        name: 'vatRawResponse',
        type: 'text',
        nullable: true,
        readonly: true,
        public: false,
        label: label('VAT answer'),
      },
    ];
    return config;
  },
  compatibility: '^3.7.0',
})
export class TaxesPlugin implements OnApplicationBootstrap {
  constructor(
    private readonly processContext: ProcessContext,
    private readonly requestContexts: RequestContextService,
    private readonly taxRates: TaxRatesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.processContext.isWorker) return;
    const ctx = await this.requestContexts.create({ apiType: 'admin' });
    for (const change of await this.taxRates.sync(ctx)) Logger.info(change, 'Taxes');
  }
}
