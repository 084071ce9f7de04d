import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { neededRow, type Settings, settingsInTable, toldInCompose, wrongSettings } from './deployment.ts';
import { settingsOfProcesses } from './env-example.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const rooms = { engine: 'engine, worker', worker: 'engine, worker', migration: 'engine, worker' } as const;
const processes = ['engine', 'worker', 'migration', 'middleware', 'storefront'] as const;

let all: Readonly<Record<string, Settings>>;
const settingsOf = (process: string): Settings => all[{ ...rooms }[process] ?? process] ?? {};

beforeAll(async () => {
  all = await settingsOfProcesses();
});

describe('deploy/compose.yaml', () => {
  const told = toldInCompose(parse(read('deploy/compose.yaml'), { merge: true }));

  it.each(processes)('tells %s what production needs, and nothing that it does not read', (process) => {
    expect(wrongSettings(told[process] ?? [], settingsOf(process))).toEqual([]);
  });

  it('is refused with a setting that is missing, or that nobody reads', () => {
    const changed = [...(told['middleware'] ?? []).filter((name) => name !== 'ENGINE_URL'), 'ENGINE_ADDRESS'];
    const wrong = ['ENGINE_ADDRESS: nobody reads it', 'ENGINE_URL: production needs it'];
    expect(wrongSettings(changed, settingsOf('middleware'))).toEqual(wrong);
  });

  it('does without the demo', () => {
    expect(read('deploy/compose.yaml')).not.toMatch(/fakes|demo/);
  });
});

describe('deploy/compose.demo.yaml', () => {
  const shop = toldInCompose(parse(read('deploy/compose.yaml'), { merge: true }));
  const added = toldInCompose(parse(read('deploy/compose.demo.yaml'), { merge: true }));

  it.each(processes)('adds nothing that %s does not read', (process) => {
    const told = [...(shop[process] ?? []), ...(added[process] ?? [])];
    expect(wrongSettings(told, settingsOf(process))).toEqual([]);
  });

  it('shows stores that nobody has opened', () => {
    expect(added['storefront']).toContain('PREPARING_STORES');
  });
});

const container = z.object({
  name: z.string(),
  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true), allowPrivilegeEscalation: z.literal(false) }),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  env: z.array(z.object({ name: z.string(), valueFrom: z.object({ secretKeyRef: z.object({ key: z.string() }) }) })),
  livenessProbe: z.object({ httpGet: z.object({ path: z.literal('/health') }) }).optional(),
  readinessProbe: z.object({ httpGet: z.object({ path: z.literal('/ready') }) }).optional(),
});
const workload = z.object({
  kind: z.enum(['Deployment', 'Job']),
  spec: z.object({ template: z.object({ spec: z.object({ containers: z.tuple([container]) }) }) }),
});

describe('deploy/kubernetes', () => {
  const documents = globSync('deploy/kubernetes/base/*.yaml', { cwd: root }).flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => z.unknown().parse(document.toJS())),
  );
  const workloads = documents.flatMap((document) => workload.safeParse(document).data ?? []);
  const containers = workloads.map(({ kind, spec }) => ({ kind, ...spec.template.spec.containers[0] }));
  const namesIn = (file: string) => [...read(file).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);

  it.each(processes)('tells %s what production needs, secrets by reference', (process) => {
    const found = containers.find(({ name }) => name === process);
    const files = found?.envFrom.map(({ configMapRef }) => configMapRef.name.replace('-settings', '.env')) ?? [];
    const said = files.flatMap((file) => namesIn(`deploy/kubernetes/base/${file}`));
    const secret = found?.env.map(({ name }) => name) ?? [];
    expect(wrongSettings([...said, ...secret], settingsOf(process))).toEqual([]);
    expect(said.filter((name) => /SECRET|PASSWORD$|API_KEY|HMAC|(?:DATABASE|REDIS|MAIL)_URL/.test(name))).toEqual([]);
  });

  it('asks every process that goes on whether it lives, apart from whether it is ready', () => {
    const lasting = containers.filter(({ kind }) => kind === 'Deployment');
    expect(lasting.map(({ name }) => name).toSorted()).toEqual(['engine', 'middleware', 'storefront', 'worker']);
    for (const { livenessProbe, readinessProbe } of lasting)
      expect([livenessProbe, readinessProbe]).not.toContain(undefined);
  });
});

const component = z.object({
  configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
  patches: z.array(z.object({ target: z.object({ kind: z.string(), name: z.string() }), patch: z.string() })),
});
const additions = z.array(z.object({ value: z.object({ name: z.string() }).optional().catch(undefined) }));

describe('deploy/kubernetes/components/bucket', () => {
  const file = 'deploy/kubernetes/components/bucket/kustomization.yaml';
  const { configMapGenerator, patches } = component.parse(parse(read(file)));

  it.each(processes.filter((process) => process !== 'middleware'))('tells %s all of the bucket', (process) => {
    const settings = process === 'storefront' ? 'storefront-settings' : 'engine-settings';
    const said = configMapGenerator.find(({ name }) => name === settings)?.literals ?? [];
    const secret = patches
      .filter(({ target }) => target.kind.includes('Job') && target.name.split('|').includes(process))
      .flatMap(({ patch }) => additions.parse(parse(patch)).flatMap(({ value }) => value?.name ?? []));
    const told = [...said.map((pair) => pair.split('=')[0] ?? ''), ...secret];
    const wanted = Object.keys(settingsOf(process)).filter((name) => name.startsWith('UPLOADS_BUCKET'));
    expect(told.toSorted()).toEqual(wanted.toSorted());
  });
});

describe('docs/operations/configure.md', () => {
  const page = read('docs/operations/configure.md');

  it('says what production needs', () => {
    for (const [title, settings] of Object.entries(all)) expect(page).toContain(neededRow(title, settings));
  });

  it('names every setting, and none that is gone', () => {
    const known = new Set(Object.values(all).flatMap((settings) => Object.keys(settings)));
    expect(new Set(settingsInTable(page))).toEqual(known);
  });
});
