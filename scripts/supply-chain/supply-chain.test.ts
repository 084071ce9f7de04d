import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectFolder } from '../project-folders.ts';
import { judge, type Snapshot } from './advisories.ts';
import { askRegistry, renewed } from './ask-registry.ts';
import { licenceGroups } from './licences.ts';
import { readLockedPackages } from './locked-packages.ts';

const withHole = readLockedPackages(join(projectFolder, 'gates/must-fail/advisories'));
const hole = {
  id: 'CVE-2026-48779',
  package: 'ws',
  vulnerable: '>=8.0.0 <8.21.0',
  fixed: ['8.21.0'],
  severity: 'high' as const,
  title: 'many tiny fragments fill the memory',
};
const known: Snapshot = { date: '2026-09-01', sources: [], accepted: [], advisories: [hole] };
const acceptance = { id: hole.id, package: 'ws', reason: 'nobody connects', until: '2026-12-01' };
const today = new Date('2026-10-01');

describe('the lock file', () => {
  it('tells each version once, and which of them the product needs', () => {
    expect(withHole).toEqual([
      { name: 'sockets', version: '1.0.0', licence: 'MIT', ships: true },
      { name: 'ws', version: '8.18.1', licence: 'MIT', ships: true },
      { name: 'ws', version: '8.22.1', licence: 'MIT', ships: false },
    ]);
  });

  it('tells what the product needs by its own rooms, and not what only tests need', () => {
    const installed = readLockedPackages(projectFolder);
    const ships = (name: string) => installed.some((one) => one.name === name && one.ships);
    expect(['date-holidays', 'fastify', 'react'].map(ships)).toEqual([true, true, true]);
    expect(['vitest', 'lighthouse', 'smtp-server'].map(ships)).toEqual([false, false, false]);
  });
});

describe('a known hole', () => {
  it('is refused in the version that has it, wherever it is installed', () => {
    expect(judge(withHole, known, today)).toEqual({
      refused: ['ws 8.18.1: many tiny fragments fill the memory (CVE-2026-48779, high, mended in 8.21.0)'],
      warnings: [],
      accepted: [],
    });
  });

  it('passes with a reason', () => {
    const { refused, accepted } = judge(withHole, { ...known, accepted: [acceptance] }, today);
    expect(refused).toEqual([]);
    expect(accepted).toEqual([expect.stringMatching(/^ws 8\.18\.1: .+: nobody connects$/)]);
  });

  it('needs no reason where nobody has it', () => {
    const mended = withHole.filter(({ version }) => version !== '8.18.1');
    const { refused } = judge(mended, { ...known, accepted: [acceptance] }, today);
    expect(refused).toEqual(['CVE-2026-48779 of ws is accepted, and no installed version has it']);
  });

  it('is only warned of when time alone has passed', () => {
    const { refused, warnings } = judge(withHole, { ...known, accepted: [acceptance] }, new Date('2027-10-01'));
    expect(refused).toEqual([]);
    expect(warnings).toEqual([
      'the advisories are of 2026-09-01, 395 days old: npm run advisories -- --renew',
      'CVE-2026-48779 of ws was accepted until 2026-12-01: look at it again',
    ]);
  });
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
  ])('%s is permissive: %s', (licence, isPermissive) => {
    expect(licenceGroups([{ name: 'a', version: '1.0.0', licence, ships: true }])).toMatchObject([{ isPermissive }]);
  });
});

describe('the registry', () => {
  const registry = createServer();
  afterEach(() => registry.close());

  async function answering(status: number, body: unknown) {
    const asked: { url: string | undefined; body: unknown }[] = [];
    registry.removeAllListeners('request').on('request', (request, answer) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
        answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const { port } = z.object({ port: z.number() }).parse(registry.address());
    return { asked, address: `http://127.0.0.1:${port}/npm/` };
  }

  const told = {
    url: 'https://github.com/advisories/GHSA-96hv-2xvq-fx4p',
    title: 'ws: memory exhaustion',
    severity: 'high',
    vulnerable_versions: '>=8.0.0 <8.21.0',
  };

  it('is asked for every installed version, and what it tells joins what was known', async () => {
    const { asked, address } = await answering(200, { ws: [{ id: 1, ...told }] });
    const answer = await askRegistry(address, withHole);
    expect(asked).toEqual([
      { url: '/npm/-/npm/v1/security/advisories/bulk', body: { sockets: ['1.0.0'], ws: ['8.18.1', '8.22.1'] } },
    ]);
    const gone = { ...hole, package: 'uninstalled' };
    const next = renewed({ ...known, advisories: [gone, hole] }, answer, withHole, '2026-10-01');
    expect(next.date).toBe('2026-10-01');
    expect(next.advisories.map(({ id }) => id)).toEqual(['CVE-2026-48779', 'GHSA-96hv-2xvq-fx4p']);
  });

  it('that tells no advisories leaves the snapshot as it is', async () => {
    const { address } = await answering(405, {});
    await expect(askRegistry(address, withHole)).rejects.toThrow('(405): the snapshot stays as it is');
  });
});
