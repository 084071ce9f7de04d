import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { projectFolder } from '../project-folders.ts';
import type { LockedPackage } from './locked-packages.ts';

const day = z.iso.date();

const advisory = z.strictObject({
  id: z.string().regex(/^(?:CVE|GHSA)-/),
  package: z.string(),
  /** A range of semver. */
  vulnerable: z.string().refine((range) => semver.validRange(range) !== null, 'is no range of semver'),
  /** The first versions without it, of each line that was mended. */
  fixed: z.array(z.string()),
  severity: z.enum(['unknown', 'low', 'moderate', 'high', 'critical']),
  title: z.string(),
});

/** A known hole that the shop lives with: why nobody can use it, and when to look again. */
const acceptance = z.strictObject({ id: z.string(), package: z.string(), reason: z.string(), until: day });

const snapshot = z.strictObject({
  /** The day up to which the sources tell. */
  date: day,
  sources: z.array(z.string()),
  accepted: z.array(acceptance),
  advisories: z.array(advisory),
});

export type Advisory = z.output<typeof advisory>;
export type Snapshot = z.output<typeof snapshot>;

export const snapshotFile = join(projectFolder, 'gates/advisories.json');
export const readSnapshot = (): Snapshot => snapshot.parse(JSON.parse(readFileSync(snapshotFile, 'utf8')));

export interface Verdict {
  /** What must not be installed. */
  readonly refused: readonly string[];
  /** What somebody should look at. A date alone refuses nothing: the same checkout passes next year as today. */
  readonly warnings: readonly string[];
  /** What is known, matches and is accepted. */
  readonly accepted: readonly string[];
}

const oldAfterDays = 90;
const dayMs = 24 * 60 * 60 * 1_000;

const matches = ({ name, version }: LockedPackage, known: Advisory) =>
  name === known.package && semver.satisfies(version, known.vulnerable, { includePrerelease: true });

function tell({ name, version, ships }: LockedPackage, { id, severity, title, fixed }: Advisory): string {
  const mended = fixed.length === 0 ? 'not mended yet' : `mended in ${fixed.join(', ')}`;
  return `${name} ${version}${ships ? '' : ' (not in the product)'}: ${title} (${id}, ${severity}, ${mended})`;
}

/** Holds what is installed against what is known. */
export function judge(installed: readonly LockedPackage[], { date, accepted, advisories }: Snapshot, today: Date) {
  const found = advisories.flatMap((known) =>
    installed.filter((one) => matches(one, known)).map((one) => ({ one, known })),
  );
  const acceptanceOf = ({ id, package: name }: Advisory) =>
    accepted.find((one) => one.id === id && one.package === name);
  const needless = accepted.filter(({ id, package: name }) =>
    found.every(({ known }) => known.id !== id || known.package !== name),
  );
  const ageDays = Math.floor((today.getTime() - Date.parse(date)) / dayMs);
  const over = accepted.filter(({ until }) => Date.parse(until) < today.getTime());
  const verdict: Verdict = {
    refused: [
      ...found.filter(({ known }) => !acceptanceOf(known)).map(({ one, known }) => tell(one, known)),
      ...needless.map(({ id, package: name }) => `${id} of ${name} is accepted, and no installed version has it`),
    ],
    warnings: [
      ...(ageDays > oldAfterDays
        ? [`the advisories are of ${date}, ${ageDays} days old: npm run advisories -- --renew`]
        : []),
      ...over.map(({ id, package: name, until }) => `${id} of ${name} was accepted until ${until}: look at it again`),
    ],
    accepted: found
      .filter(({ known }) => acceptanceOf(known))
      .map(({ one, known }) => `${tell(one, known)}: ${acceptanceOf(known)?.reason ?? ''}`),
  };
  return verdict;
}

/** Says it, and whether anything is refused. */
export function sayVerdict({ refused, warnings, accepted }: Verdict): boolean {
  for (const line of accepted) console.log(`accepted: ${line}`);
  for (const line of warnings) console.warn(`warning: ${line}`);
  for (const line of refused) console.error(`refused: ${line}`);
  return refused.length === 0;
}
