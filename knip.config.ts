import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'gates/*.test.ts'],
      project: ['scripts/**/*.ts', 'gates/*.ts'],
      // `node` is the runtime itself; npm puts it first in PATH.
      ignoreDependencies: ['node'],
      ignoreBinaries: ['apt-get'],
    },
    'packages/domain': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'packages/testing': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'apps/engine': {
      entry: ['src/{server,worker,migrate}.ts', 'seed/import.ts', 'migrations/*.ts', '{src,seed}/**/*.test.ts'],
      project: ['{src,seed}/**/*.ts'],
    },
    'apps/middleware': { entry: ['src/server.ts', 'src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'apps/storefront': {
      entry: [
        'server/server.ts',
        'app/{root,routes,entry.client,entry.server}.{ts,tsx}',
        'app/**/*.route.tsx',
        '{app,server}/**/*.test.{ts,tsx}',
      ],
      project: ['{app,server}/**/*.{ts,tsx}'],
    },
    e2e: { entry: ['journeys/*.e2e.ts'], project: ['**/*.ts'] },
  },
};

export default config;
