import { RequestContextService, ScheduledTask } from '@vendure/core';
import { Retention } from './retention.service';

export const forgetWhatIsOverTask = new ScheduledTask({
  id: 'forget-what-is-over',
  description: 'Removes personal data whose period is over, and what the law wanted kept of old orders',
  schedule: '15 3 * * *',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    return injector.get(Retention).sweep(ctx);
  },
});
