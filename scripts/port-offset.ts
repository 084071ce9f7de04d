import { z } from 'zod';

/** Added to every port, so that a second stack (continuous integration, crash tests) runs beside the first. */
export const portOffset = z.coerce
  .number('TRADEHALL_PORT_OFFSET must be a whole number')
  .int()
  .min(0)
  .max(50_000)
  .parse(process.env['TRADEHALL_PORT_OFFSET'] ?? '0');
