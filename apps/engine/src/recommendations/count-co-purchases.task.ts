import { RequestContextService, ScheduledTask } from '@vendure/core';
import { CoPurchases } from './co-purchases.service';

export const countCoPurchasesTask = new ScheduledTask({
  id: 'count-co-purchases',
  description: 'Counts which products were ordered together since it last ran',
  schedule: '*/10 * * * *',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    return injector.get(CoPurchases).countNew(ctx);
  },
});

export const rebuildCoPurchasesTask = new ScheduledTask({
  id: 'rebuild-co-purchases',
  description: 'Counts anew which products were ordered together, without cancelled and old orders',
  schedule: '50 3 * * *',
  timeout: '20m',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    return injector.get(CoPurchases).rebuild(ctx);
  },
});
