import { RequestContextService, ScheduledTask } from '@vendure/core';
import { CartRetention } from './cart-retention';

export const forgetOldCartsTask = new ScheduledTask({
  id: 'forget-old-carts',
  description:
    'Removes carts without a change for 90 days and of the synthetic shopper after a day, wishes after 30, and spent links',
  schedule: '20 * * * *',
  async execute({ injector }) {
    const ctx = await injector.get(RequestContextService).create({ apiType: 'admin' });
    return injector.get(CartRetention).sweep(ctx);
  },
});
