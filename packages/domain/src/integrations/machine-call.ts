import { z } from 'zod';

/** How a machine says which key it has, and proves it: the headers of Standard Webhooks, and the key. */
export const machineHeaders = {
  key: 'webhook-key',
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** Signed content is `id.timestamp.body`: without a point in the id nothing of it can be moved to another part. */
const signedCall = z.object({
  key: z.string().regex(/^key_[\w-]{16}$/),
  id: z.string().regex(/^[\w:-]{1,100}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  /** Several may stand there, while a secret is replaced. */
  signature: z.string().min(4).max(1_000),
});
export type SignedCall = z.output<typeof signedCall>;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Null where a header is missing or odd. */
export function findSignedCall(headers: Headers): SignedCall | null {
  const { key, id, timestamp, signature } = machineHeaders;
  const given = {
    key: headers[key],
    id: headers[id],
    timestamp: headers[timestamp],
    signature: headers[signature],
  };
  return signedCall.safeParse(given).data ?? null;
}

export const machinePaths = {
  imports: '/api/machines/imports',
  run: '/api/machines/imports/:run',
  events: '/api/machines/events',
  shipments: '/api/machines/shipments',
  payments: '/api/machines/payments',
} as const;

/** What stands in the place of the body where there is none: the path, without what follows the `?`. */
export const signedPathOf = (run: number): string => `${machinePaths.imports}/${run}`;

/** What a key may do besides bringing in files. */
export const keyRights = ['events', 'shipments', 'payments'] as const;
export type KeyRight = (typeof keyRights)[number];

export const mostUploadBytes = 8 << 20;
/** How far the clocks of two machines may be apart. */
export const toleranceSeconds = 300;
