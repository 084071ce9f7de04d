import { RequestContextService, ScheduledTask } from '@vendure/core';
import { AccountTokens } from './account-tokens';

export const forgetOldTokensTask = new ScheduledTask({
  id: 'forget-old-account-tokens',
  description: 'Removes links of account mails that have expired, and what was typed for accounts nobody confirmed',
  schedule: '40 * * * *',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    return injector.get(AccountTokens).forgetOld(ctx);
  },
});
