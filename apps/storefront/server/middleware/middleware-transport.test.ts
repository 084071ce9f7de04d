import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { middlewareTransport } from './middleware-transport.ts';

it('waits for a third party behind a call, and for what a form asks for, and for nothing else', async () => {
  const server = createServer((_request, response) => void setTimeout(() => response.end('{"data":1}'), 2_300));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const { transportFor, close } = middlewareTransport(
    `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  );
  const ask = (path: string, isOfForm = false) =>
    transportFor({ host: 'de.localhost', requestId: 'r', isOfForm })({ path, method: 'POST', body: {}, params: {} });
  const [changed, paid, ordered, read] = await Promise.allSettled([
    ask('/api/new-ct/updateCart'),
    ask('/api/new-adyen/makePaymentRequest'),
    ask('/api/my-orders/reorder', true),
    ask('/api/new-ct/getMe'),
  ]);
  expect(changed).toEqual({ status: 'fulfilled', value: { status: 200, body: { data: 1 } } });
  expect(paid.status).toBe('fulfilled');
  expect(ordered.status).toBe('fulfilled');
  expect(read.status).toBe('rejected');
  await close();
  server.closeAllConnections();
  server.close();
});
