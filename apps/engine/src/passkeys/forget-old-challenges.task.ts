import { RequestContextService, ScheduledTask } from '@vendure/core';
import { PasskeyChallenges } from './passkey-challenges';

export const forgetOldChallengesTask = new ScheduledTask({
  id: 'forget-old-passkey-challenges',
  description: 'Removes challenges that no device has answered',
  schedule: '50 * * * *',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    return injector.get(PasskeyChallenges).forgetOld(ctx);
  },
});
