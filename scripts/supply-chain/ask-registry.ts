import { z } from 'zod';
import type { Advisory, Snapshot } from './advisories.ts';
import type { LockedPackage } from './locked-packages.ts';

const answered = z.record(
  z.string(),
  z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      severity: z.enum(['low', 'moderate', 'high', 'critical', 'unknown']).catch('unknown'),
      vulnerable_versions: z.string(),
    }),
  ),
);

const timeoutMs = 60_000;

/** Asks as `npm audit` does. The registry answers with the advisories that hold for one of the versions. */
export async function askRegistry(registry: string, installed: readonly LockedPackage[]): Promise<Advisory[]> {
  const byName = Map.groupBy(installed, ({ name }) => name);
  const asked = Object.fromEntries([...byName].map(([name, held]) => [name, held.map(({ version }) => version)]));
  const answer = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok)
    throw new Error(`the registry does not tell advisories (${answer.status}): the snapshot stays as it is`);
  const told = answered.parse(await answer.json());
  return Object.entries(told).flatMap(([name, advisories]) =>
    advisories.map(({ url, title, severity, vulnerable_versions: vulnerable }) => ({
      id: url.split('/').at(-1) ?? url,
      package: name,
      vulnerable,
      fixed: [],
      severity,
      title,
    })),
  );
}

const keyOf = ({ id, package: name }: Advisory) => `${name} ${id}`;

/**
 * Keeps what was known of packages that are still installed: the registry tells only of versions that it was asked for,
 * and nothing of an advisory that nobody there has reviewed.
 */
export function renewed(
  before: Snapshot,
  told: readonly Advisory[],
  installed: readonly LockedPackage[],
  date: string,
): Snapshot {
  const names = new Set(installed.map(({ name }) => name));
  const kept = before.advisories.filter(({ package: name }) => names.has(name));
  const known = new Map(kept.map((one) => [keyOf(one), one]));
  for (const one of told) known.set(keyOf(one), { ...one, fixed: known.get(keyOf(one))?.fixed ?? [] });
  const advisories = [...known.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const sources = [...new Set([...before.sources, 'advisories of the npm registry'])];
  return { date, sources, accepted: before.accepted, advisories };
}
