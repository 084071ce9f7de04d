import { ScheduledTask, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { environment } from '../../platform/environment';

const counted = z.tuple([z.object({ forgotten: z.coerce.number() })]);

/** The log is only added to; what is older than its period is the one thing that the database lets go. */
export const forgetOldActionsTask = new ScheduledTask({
  id: 'forget-old-operator-actions',
  description: 'Removes from the log of operators what is older than OPERATOR_LOG_DAYS',
  schedule: '25 3 * * *',
  async execute({ injector }) {
    const { rawConnection } = injector.get(TransactionalConnection);
    const days = environment.OPERATOR_LOG_DAYS;
    const [{ forgotten }] = counted.parse(
      await rawConnection.query('SELECT forget_operator_log($1) AS forgotten', [days]),
    );
    return { forgotten };
  },
});
