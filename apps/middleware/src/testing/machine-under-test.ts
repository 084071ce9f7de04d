import { createHmac, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const givenKey = z.object({ code: z.string(), secret: z.string() });
export type MachineKey = z.output<typeof givenKey>;

const login = `mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }`;
const give = `mutation ($input: IntegrationKeyInput!) { giveIntegrationKey(input: $input) { code secret } }`;
const given = z.object({ data: z.object({ giveIntegrationKey: givenKey }) });

/** As an operator gives it in the dashboard. */
export async function giveMachineKey(
  engineUrl: string,
  perMinute = 60,
  kinds = ['prices', 'stock'],
): Promise<MachineKey> {
  const ask = async (query: string, variables: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
    const body = JSON.stringify({ query, variables });
    return fetch(`${engineUrl}/admin-api`, { method: 'POST', headers, body });
  };
  const { SUPERADMIN_USERNAME: username = 'superadmin', SUPERADMIN_PASSWORD: password = 'superadmin' } = process.env;
  const signedIn = await ask(login, { username, password });
  const token = signedIn.headers.get('vendure-auth-token') ?? '';
  const input = { name: 'ERP', kinds, perMinute };
  return given.parse(await (await ask(give, { input }, token)).json()).data.giveIntegrationKey;
}

export function signedHeaders({ code, secret }: MachineKey, content: string, id = `call-${randomUUID()}`) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', bytes).update(`${id}.${timestamp}.${content}`).digest('base64');
  return {
    'webhook-key': code,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

const told = z.object({ data: z.unknown(), refusal: z.string() }).partial();

/** Sends these headers and so much of a body, and waits for the answer without sending the rest. */
export function sendPart(url: string, headers: Record<string, string>, part = '') {
  const sending = request(url, { method: 'POST', headers });
  const answer = new Promise<{ status: number; retryAfter: string | undefined } & z.output<typeof told>>(
    (resolve, reject) => {
      sending.once('error', reject);
      sending.once('response', (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        text(response).then(
          (body) => resolve({ status, retryAfter: answered['retry-after'], ...told.parse(JSON.parse(body)) }),
          reject,
        );
      });
    },
  );
  sending.flushHeaders();
  if (part !== '') sending.write(part);
  return { answer, breakOff: () => sending.destroy() };
}
