import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, readlinkSync } from 'node:fs';
import { createConnection } from 'node:net';
import { findProgram } from '@tradehall/testing/process/find-program.ts';

export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** Who listens on a port of this machine, in words for whoever wants it instead. */
export function describePortHolder(port: number): string {
  return (existsSync('/proc/net/tcp') ? holderByProc(port) : holderByLsof(port)) ?? 'a program of somebody else';
}

const listening = '0A';

function holderByProc(port: number): string | null {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => state === listening && local.endsWith(`:${hexPort}`))
      .map((fields) => `socket:[${fields[9] ?? ''}]`),
  );
  const pid = globSync('/proc/[0-9]*/fd/*')
    .find((open) => sockets.includes(readOr('', () => readlinkSync(open))))
    ?.split('/')[2];
  if (pid === undefined) return null;
  const command = readOr('', () => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  return `${command.replaceAll('\0', ' ').trim().slice(0, 120)} (pid ${pid})`;
}

/** For what may be gone meanwhile, or belongs to somebody else. */
function readOr(otherwise: string, read: () => string): string {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function holderByLsof(port: number): string | null {
  if (findProgram('lsof') === null) return null;
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' });
  const [name, pid] = (stdout.split('\n')[1] ?? '').split(/\s+/);
  return name ? `${name} (pid ${pid ?? '?'})` : null;
}
