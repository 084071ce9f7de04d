import { once } from 'node:events';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readTraceparent, runAt } from '@tradehall/process/traces.ts';
import { JsonLogger, logWithRequestId } from './json-logger';

describe('a line of the log', () => {
  const lines: string[] = [];

  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('of a statement that failed has the statement, but nothing of what it was about to write', () => {
    const statement = 'INSERT INTO "mail_outbox"("recipient", "contents") VALUES ($1, $2)';
    new JsonLogger('info').error(
      `Query error: ${statement} -- PARAMETERS: ["jana@example.com",{"token":"hunter2"}]`,
      'TypeORM',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('mail_outbox');
    expect(lines[0]).not.toMatch(/jana|hunter2/);
  });

  it('names nobody by an address, neither in the message nor in the trace', () => {
    new JsonLogger('info').error('jana@example.com has saved this', 'content', 'Error: for jana@example.com\n  at x');
    expect(lines[0]).toContain('has saved this');
    expect(lines[0]).not.toContain('jana');
  });

  it('of the worker carries the id of the request that left a row behind', () => {
    const stored = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
    runAt(readTraceparent(stored), () => new JsonLogger('info').info('mail 1 is tried again later'));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: '0af7651916cd43dd8448eb211c80319c' });
  });

  it('carries the id of the request that caused it, also after its body was read', async () => {
    const logger = new JsonLogger('info');
    const app = express().use(logWithRequestId, express.json(), async (_request, response) => {
      await Promise.resolve();
      logger.info('asked');
      response.end();
    });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const requestId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { 'content-type': 'application/json', 'x-request-id': requestId };
    await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: '{}' });
    await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-request-id': 'not an id' } });
    server.close();
    logger.info('nobody asked');
    const ids = lines.map((line) => z.object({ requestId: z.string().optional() }).parse(JSON.parse(line)).requestId);
    expect(ids).toEqual([requestId, expect.stringMatching(/^[\da-f]{32}$/), undefined]);
  });
});
