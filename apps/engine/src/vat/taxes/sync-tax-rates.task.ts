import { Logger, RequestContextService, ScheduledTask } from '@vendure/core';
import { TaxRatesService } from './tax-rates.service';

/** Every full hour: a rate changes at the midnight of its own country, and all their clocks differ by whole hours. */
export const syncTaxRatesTask = new ScheduledTask({
  id: 'sync-tax-rates',
  description: "Keeps tax rates equal to the countries' dated table",
  schedule: '0 * * * *',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    const changes = await injector.get(TaxRatesService).sync(ctx);
    for (const change of changes) Logger.info(change, 'Taxes');
    return { changes };
  },
});
