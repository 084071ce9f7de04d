import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.ts!', 'gates/*.test.ts', '!scripts/*.test.ts!'],
      project: ['scripts/**/*.ts!', 'gates/*.ts', '!scripts/**/*.test.ts!'],
      ignoreBinaries: ['apt-get', 'promtool'],
    },
    'packages/domain': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
      includeEntryExports: true,
    },
    'packages/process': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
      includeEntryExports: true,
    },
    'packages/testing': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'demo/catalogue': {
      // The last two are started by their compiled names.
      entry: ['{import,pictures}.ts!', 'pictures/painter-process.ts!', 'import/projector-thread.ts!', '**/*.test.ts'],
      project: ['**/*.ts!', '!**/*.test.ts!'],
    },
    'demo/fakes': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'demo/pictures': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts!', '!src/**/*.test.ts!'] },
    'apps/engine': {
      entry: [
        'src/{server,worker,migrate}.ts!',
        // Started by their compiled names.
        'src/{imports/run-import,privacy/run-erasures,read-side/rebuild/run-rebuild,restore/run-after-restore,search/search-command}.ts!',
        'dashboard/index.tsx!',
        'src/testing/{bare-engine,engine-host,price-carts}.ts',
        'migrations/*/*.ts!',
        '{src,dashboard}/**/*.test.ts',
      ],
      project: ['{src,dashboard}/**/*.{ts,tsx}!', '!{src,dashboard}/**/*.test.ts!', '!src/testing/**!'],
    },
    'apps/middleware': {
      entry: ['src/server.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', '!src/testing/**!'],
    },
    'apps/storefront': {
      entry: [
        'server/{server,pages}.ts!',
        'app/{root,routes,entry.client,entry.server}.{ts,tsx}!',
        'app/**/*.route.{ts,tsx}!',
        // Bundled by its name, for documents of its own.
        'app/checkout/wallets/wallet-page.ts!',
        '{app,server}/**/*.test.{ts,tsx}',
      ],
      project: ['{app,server}/**/*.{ts,tsx}!', '!{app,server}/**/*.test.{ts,tsx}!', '!app/testing/**!'],
      // `clear` is a change of the cart's state machine that no button makes.
      ignoreIssues: { 'app/cart/cart.ts': ['exports'] },
      // The router's build plugin looks for it by name.
      ignoreDependencies: ['@react-router/node'],
    },
    tools: {
      entry: ['*.ts!', 'bench/bare-react.ts!', '**/*.test.ts'],
      project: ['**/*.ts!', '!**/*.test.ts!'],
    },
    e2e: { entry: ['{journeys,journeys-alone}/*.e2e.ts'], project: ['**/*.ts'] },
  },
};

export default config;
