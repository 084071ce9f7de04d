import { RequestContextService, ScheduledTask } from '@vendure/core';
import { ErasureDuties } from './erasure-duties.service';

export const performErasureDutiesTask = new ScheduledTask({
  id: 'perform-erasure-duties',
  description: 'Has others forget deleted accounts: stored cards, tracked behaviour; asks until it is done',
  schedule: '* * * * *',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    return injector.get(ErasureDuties).performDue(ctx);
  },
});
