import { type MachineRefusal, machineRefusals } from '@tradehall/domain/integrations/machine-refusals.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** Answered: nothing more is to be done. */
export function answer(reply: FastifyReply, status: number, body: unknown): null {
  void reply.status(status).header('cache-control', 'private, no-store').send(body);
  return null;
}

export function refuse(reply: FastifyReply, refusal: MachineRefusal, waitSeconds: number | null = null): null {
  const { status, reason } = machineRefusals[refusal];
  if (waitSeconds !== null) reply.header('retry-after', waitSeconds);
  return answer(reply, status, { refusal, reason });
}

/** What the engine answers whoever has not shown that the secret is hers, or may have not: it has looked at nothing else. */
const unproven: readonly MachineRefusal[] = ['key-refused', 'timestamp-off', 'signature-wrong', 'unavailable'];
const refused = z.object({ refusal: z.enum(unproven) });

export const isProven = (body: unknown): boolean => !refused.safeParse(body).success;
