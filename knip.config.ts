import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'scripts/bench/bare-react.ts', 'gates/*.test.ts'],
      project: ['scripts/**/*.ts', 'gates/*.ts'],
      ignoreBinaries: ['apt-get', 'varnishd'],
    },
    'packages/domain': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'packages/testing': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'packages/pictures': { entry: ['src/preview.ts', 'src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'apps/engine': {
      entry: [
        'src/{server,worker,migrate}.ts',
        // Commands that `scripts` runs.
        'src/search-index/search-command.ts',
        'src/read-side-rebuild/run-rebuild.ts',
        'dashboard/index.tsx',
        'seed/import.ts',
        'seed/pictures.ts',
        // Started by its compiled name.
        'seed/pictures/painter-process.ts',
        'src/testing/{engine-host,price-carts}.ts',
        'src/testing/bare-engine.ts',
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
        'app/**/*.route.{ts,tsx}',
        '{app,server}/**/*.test.{ts,tsx}',
      ],
      project: ['{app,server}/**/*.{ts,tsx}'],
      // The router's build plugin looks for it by name.
      ignoreDependencies: ['@react-router/node'],
    },
    e2e: { entry: ['{journeys,journeys-alone}/*.e2e.ts'], project: ['**/*.ts'] },
  },
};

export default config;
