import { type Browser, chromium, type Page } from 'playwright-core';
import { readTestingEnvironment } from '../environment.ts';
import { findProgram } from '../process/find-program.ts';

export type { Browser, Page };

/** First the one without windows: the same engine, and a page costs half the processor time. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Debian's Chromium; it resolves `*.localhost`, the shops' hosts, to this machine by itself. */
export function launchChromium(furtherFlags: readonly string[] = []): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  // Chromium's sandbox refuses to run as root, which continuous integration is.
  const args = [...(isRoot ? ['--no-sandbox'] : []), ...quietFlags, ...furtherFlags];
  return chromium.launch({ executablePath: getChromiumPath(), args });
}

function getChromiumPath(): string {
  const path = readTestingEnvironment().CHROMIUM_PATH ?? programNames.map(findProgram).find((found) => found !== null);
  if (path === undefined)
    throw new Error('Chromium was not found: install the package "chromium" or set CHROMIUM_PATH.');
  return path;
}
