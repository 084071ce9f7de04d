import { RequestContextService, ScheduledTask } from '@vendure/core';
import { SignInAttempts } from './sign-in-attempts';

export const forgetOldAttemptsTask = new ScheduledTask({
  id: 'forget-old-sign-in-attempts',
  description: 'Removes what was kept for visitors who went to a sign-in provider and did not come back',
  schedule: '45 * * * *',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    return injector.get(SignInAttempts).forgetOld(ctx);
  },
});
