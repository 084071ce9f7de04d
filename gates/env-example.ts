import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');

/** Who reads the environment, and where its schema stands. */
const processes = {
  'engine, worker': 'apps/engine/src/platform/environment.ts',
  middleware: 'apps/middleware/src/context/environment.ts',
  storefront: 'apps/storefront/server/environment.ts',
} as const;

const schemaModule = z.object({ environmentSchema: z.instanceof(z.ZodType) });
const described = z.object({
  properties: z.record(
    z.string(),
    z.object({
      default: z.union([z.string(), z.number()]).optional(),
      enum: z.array(z.string()).optional(),
      production: z.enum(['said', 'own']).optional(),
      unless: z.string().optional(),
    }),
  ),
});

/** The comment above a variable in the source of its schema. */
function commentOf(name: string, source: string): string | null {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.trimStart().startsWith(`${name}:`));
  return /^\s*\/\*\* (.*) \*\/$/.exec(lines[at - 1] ?? '')?.[1] ?? null;
}

function lineOf(name: string, preset: string | number | undefined): string {
  // A default that is a path of this checkout is no example.
  const value = preset === undefined || String(preset).startsWith('/') ? '' : String(preset);
  return `#${name}=${/[\s#]/.test(value) ? JSON.stringify(value) : value}`;
}

/** The settings of a process, as its schema has them. */
async function readSettingsOf(file: string) {
  const { environmentSchema } = schemaModule.parse(await import(join(root, file)));
  return described.parse(z.toJSONSchema(environmentSchema, { io: 'input', unrepresentable: 'any' })).properties;
}

/** Of every process. */
export async function settingsOfProcesses() {
  const read = async ([title, file]: readonly [string, string]) => [title, await readSettingsOf(file)] as const;
  return Object.fromEntries(await Promise.all(Object.entries(processes).map(read)));
}

async function partOf(title: string, file: string): Promise<string> {
  const properties = await readSettingsOf(file);
  const source = readFileSync(join(root, file), 'utf8');
  const rows = Object.entries(properties).map(([name, { default: preset, enum: choices, production, unless }]) => {
    const needed = production && `Production needs it${unless === undefined ? '' : ` or ${unless}`}.`;
    const choice = choices && `One of ${choices.join(', ')}.`;
    const comment = [commentOf(name, source), choice, needed].filter(Boolean).join(' ');
    return `${comment === '' ? '' : `# ${comment}\n`}${lineOf(name, preset)}`;
  });
  return `## ${title} (${file})\n\n${rows.join('\n')}\n`;
}

/** Every variable with its comment and default, as the schemas have them. */
export async function envExample(): Promise<string> {
  const parts = await Promise.all(Object.entries(processes).map(([title, file]) => partOf(title, file)));
  return [
    '# What each process reads from its environment. A line shows the default; without one the variable is unset.\n' +
      '# Production refuses the defaults of what it needs. More: docs/operations/configure.md\n' +
      '# Written by: npm test -- gates/env-example -u\n',
    ...parts,
  ].join('\n');
}
