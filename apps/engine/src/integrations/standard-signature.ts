import { createHmac, timingSafeEqual } from 'node:crypto';
import { machineHeaders, type SignedCall, toleranceSeconds } from '@tradehall/domain/integrations/machine-call.ts';
import { SealedSecrets } from '../platform/sealed-secret';

/** What the shop signs with; every other system has its own. */
export const webhookSecrets = new SealedSecrets('secrets of webhooks');

/** As the convention of Standard Webhooks writes secrets and signatures. */
export const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`;

type Signed = Pick<SignedCall, 'id' | 'timestamp' | 'signature'>;

export function isTimely({ timestamp }: Pick<SignedCall, 'timestamp'>, nowMs: number): boolean {
  return Math.abs(nowMs / 1_000 - Number(timestamp)) <= toleranceSeconds;
}

const mark = ({ id, timestamp }: Omit<Signed, 'signature'>, secret: Uint8Array, content: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(content).digest();

/** For this moment: whoever keeps the message cannot send it again tomorrow. */
export function signedHeaders(
  id: string,
  secret: Uint8Array,
  content: Uint8Array,
  nowMs: number,
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1_000));
  return {
    [machineHeaders.id]: id,
    [machineHeaders.timestamp]: timestamp,
    [machineHeaders.signature]: `v1,${mark({ id, timestamp }, secret, content).toString('base64')}`,
  };
}

/** Whether one of the signatures was made of this content. How long it looks says nothing of what is right. */
export function isSigned({ id, timestamp, signature }: Signed, secret: Uint8Array, content: Uint8Array): boolean {
  const expected = mark({ id, timestamp }, secret, content);
  const fitting = signature.split(' ').filter((each) => {
    const [version, text = ''] = each.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return fitting.length > 0;
}
