import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'gates/*.test.ts'],
      project: ['scripts/**/*.ts', 'gates/*.ts'],
      ignoreBinaries: ['apt-get'],
    },
    'packages/domain': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'packages/testing': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'apps/engine': {
      entry: [
        'src/{server,worker,migrate}.ts',
        'dashboard/index.tsx',
        'seed/import.ts',
        'migrations/*.ts',
        '{src,seed,dashboard}/**/*.test.ts',
      ],
      project: ['{src,seed,dashboard}/**/*.{ts,tsx}'],
    },
    'apps/middleware': { entry: ['src/server.ts', 'src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'apps/storefront': {
      entry: [
        'server/{server,pages}.ts',
        'app/{root,routes,entry.client,entry.server}.{ts,tsx}',
        'app/**/*.route.tsx',
        '{app,server}/**/*.test.{ts,tsx}',
      ],
      project: ['{app,server}/**/*.{ts,tsx}'],
      // The router's build plugin looks for it by name.
      ignoreDependencies: ['@react-router/node'],
    },
    e2e: { entry: ['journeys/*.e2e.ts'], project: ['**/*.ts'] },
  },
};

export default config;
