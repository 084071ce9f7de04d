import { createConnection } from 'node:net';
import { findProgram } from '@tradehall/testing/process/find-program.ts';
import { portOf } from '../addresses.ts';
import { findAccount } from './account.ts';
import type { Service } from './service.ts';
import { installSystemPackages } from './system-packages.ts';

const port = portOf('redis');

export const redis: Service = {
  name: 'redis',
  port,
  stopSignal: 'SIGTERM',
  prepare: () => {
    if (findProgram('redis-server') === null) installSystemPackages(['redis-server']);
    return {
      file: findProgram('redis-server') ?? 'redis-server',
      // Redis holds only what can be rebuilt: caches, and jobs whose loss is harmless. Hence no file on disk.
      args: ['--bind', '127.0.0.1', '--port', String(port), '--appendonly', 'no', '--save', ''],
      environment: {},
      account: findAccount('nobody'),
    };
  },
  answers: () =>
    new Promise((resolve, reject) => {
      const socket = createConnection({ host: '127.0.0.1', port, timeout: 2_000 });
      socket.once('connect', () => socket.write('PING\r\n'));
      socket.once('data', (answer) => {
        socket.destroy();
        if (answer.toString().startsWith('+PONG')) resolve();
        else reject(new Error(`answered ${answer.toString().trim()} to PING`));
      });
      socket.once('timeout', () => socket.destroy(new Error('no answer to PING')));
      socket.once('error', reject);
    }),
};
