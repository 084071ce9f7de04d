import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { customerCalls } from '@tradehall/domain/customer/customer.calls.ts';
import { dateOfBirthPossible } from '@tradehall/domain/customer/date-of-birth.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { activeCart } from '../cart/find-cart.ts';
import { findCustomer, findSignedIn } from './find-customer.ts';

/** What a customer sees and says of herself. */
export const profileHandlers = {
  getMe: async ({ locale, customer: isCustomerWanted }, context) => {
    const customer = isCustomerWanted ? await findCustomer(context) : null;
    // B§8: loading without a user.
    if (isCustomerWanted && customer === null) return fail({ code: 'user-not-found' });
    return succeed({ me: { activeCart: await activeCart(locale, context), customer } });
  },

  isLoggedIn: async (_input, context) => succeed({ isLoggedIn: (await findSignedIn(context)) !== null }),

  /** Compared and changed by the engine under one lock: of two tabs the second is told. */
  customerUpdateMe: async ({ version, changes }, context) => {
    const { dateOfBirth = null } = changes;
    const today = calendarDateIn(context.country.timeZone, new Date());
    if (dateOfBirth !== null && !dateOfBirthPossible(dateOfBirth, today))
      return fail({ code: 'invalid-input', issues: [{ path: 'changes.dateOfBirth', rule: 'date-of-birth' }] });
    if (!context.hasSession) return fail({ code: 'not-authenticated' });
    const updated = await context.engine('updateMyProfile', { version, changes });
    if (!updated.ok) return updated;
    const user = await findCustomer(context);
    return user === null ? fail({ code: 'user-not-found' }) : succeed({ user });
  },
} satisfies Pick<HandlersOf<typeof customerCalls>, 'getMe' | 'isLoggedIn' | 'customerUpdateMe'>;
