import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonLogger } from './json-logger';

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
});
