import { z } from 'zod';

interface Setting {
  readonly production?: 'said' | 'own' | undefined;
  readonly unless?: string | undefined;
}

export type Settings = Readonly<Record<string, Setting>>;

/** What a process is told where it is deployed, held against the settings that it reads. */
export function wrongSettings(told: readonly string[], settings: Settings): string[] {
  const unknown = told.filter((name) => settings[name] === undefined).map((name) => `${name}: nobody reads it`);
  const missing = Object.entries(settings)
    .filter(([name, { production, unless = name }]) => production && !told.includes(name) && !told.includes(unless))
    .map(([name]) => `${name}: production needs it`);
  return [...unknown, ...missing];
}

/** The row of `configure.md` that says what production needs. */
export function neededRow(title: string, settings: Settings): string {
  const names = Object.entries(settings).flatMap(([name, { production, unless }]) => {
    if (production === undefined) return [];
    const shown = production === 'own' ? `**\`${name}\`**` : `\`${name}\``;
    return [unless === undefined ? shown : `${shown} or \`${unless}\``];
  });
  return `| ${title} | ${names.join(', ')} |`;
}

/** The settings that the table of `configure.md` names, without those of scripts and tests. */
export function settingsInTable(text: string): string[] {
  const rows = [...text.matchAll(/^\| (`[^|]*) \| ([^|]*) \|/gm)];
  const ofProcesses = rows.filter(([, , readBy = '']) => !/^(?:scripts|vitest|demo)$/.test(readBy));
  return ofProcesses.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({ image: z.string().optional(), environment: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

/** What each image of ours is told in a compose file, or in one that adds to another. */
export function toldInCompose(content: unknown): Record<string, string[]> {
  const { services } = composeFile.parse(content);
  return Object.fromEntries(
    Object.entries(services)
      .filter(([, { image }]) => image === undefined || image.includes('TRADEHALL_IMAGES'))
      .map(([name, { environment }]) => [name, Object.keys(environment)]),
  );
}
