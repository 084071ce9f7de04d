// node scripts/invalidate.ts product:de-DE:EX10010001 …: has every cache of the shop forget these documents.
import { createHmac } from 'node:crypto';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient, type Transport } from '@tradehall/domain/calls/client.ts';
import { signedInvalidation } from '@tradehall/domain/content/cache-signature.ts';
import { z } from 'zod';
import { shopHostPattern, stackEnvironment } from './addresses.ts';
import { orSayWhy } from './or-say-why.ts';

const { CACHE_SECRET, MIDDLEWARE_URL } = stackEnvironment();
// Any shop's will do: documents of all are forgotten.
const host = shopHostPattern.replace(/\{(country|ending)\}/, 'de');

const transport: Transport = async ({ path, method, body }) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-host': host };
  const answer = await fetch(`${MIDDLEWARE_URL}${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: z.unknown().parse(await answer.json()) };
};

await orSayWhy(async () => {
  const tags = process.argv.slice(2).map(encodeURI);
  if (tags.length === 0) throw new Error('which documents? kind:locale:key …');
  const issuedAt = new Date().toISOString();
  const signature = createHmac('sha256', CACHE_SECRET).update(signedInvalidation(tags, issuedAt)).digest('hex');
  const { shop } = createClient(allCalls, transport, () => host);
  const answer = await shop['cache-invalidate']({ tags, issuedAt, signature });
  if (!answer.ok) throw new Error(answer.failure.code);
  console.log(`${answer.value.invalidated} documents are forgotten`);
});
