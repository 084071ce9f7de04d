// The arrows of the house. A rule's name is the sentence a reader sees when it breaks.
import { join } from 'node:path';

const apps = ['engine', 'middleware', 'storefront'];
const capabilities =
  'catalogue|product|search|search-bar|compare|cart|checkout|payment|customer|reviews|content|contact|newsletter|recommendations|orders|equipment|tracking|privacy|feeds|passkeys|sign-in-providers';
const shared = 'product-card|listing|address-form|consent';
const testRooms = '^apps/[^/]+/(src|app)/testing/';
const testFiles = '\\.(test|e2e)\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...apps.map((app) => ({
      name: `apps speak over the wire: ${app} imports no other app`,
      severity: 'error',
      from: { path: `^apps/${app}/` },
      to: { path: '^apps/', pathNot: `^apps/${app}/` },
    })),
    {
      name: 'the domain is pure: it imports only itself, zod and the holiday calendar',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: testFiles },
      to: { pathNot: ['^packages/domain/src/', 'node_modules/(zod|date-holidays)/'] },
    },
    {
      name: 'process is plumbing: it knows nothing of the shop and imports no other room',
      severity: 'error',
      from: { path: '^packages/process/src/', pathNot: testFiles },
      to: { path: '^(packages|apps|demo|tools|scripts|e2e)/', pathNot: '^packages/process/src/' },
    },
    {
      name: 'process is for servers: no storefront page imports it',
      severity: 'error',
      from: { path: '^apps/storefront/app/' },
      to: { path: '^packages/process/' },
    },
    {
      name: 'the product stands without demo and tools: it imports neither, and scripts start them by name',
      severity: 'error',
      from: { path: '^(apps|packages|scripts)/', pathNot: [testFiles, testRooms] },
      to: { path: '^(demo|tools)/' },
    },
    {
      name: 'only tests, scripts, demo, tools and the e2e room import testing',
      severity: 'error',
      from: { pathNot: ['^packages/testing/', '^scripts/', '^demo/', '^tools/', '^e2e/', testFiles, testRooms] },
      to: { path: '^packages/testing/' },
    },
    {
      name: "an app's testing room is for its tests",
      severity: 'error',
      from: { pathNot: [testFiles, testRooms] },
      to: { path: testRooms },
    },
    {
      name: 'a storefront capability imports itself, product-card, listing, address-form, consent, ui, i18n, the typed client and the domain; pages and shell put capabilities together',
      severity: 'error',
      from: { path: `^apps/storefront/app/(${capabilities})/` },
      to: { path: `^apps/storefront/app/(${capabilities})/`, pathNot: '^apps/storefront/app/$1/' },
    },
    {
      name: 'product-card, listing, address-form and consent are shared by capabilities and import none of them',
      severity: 'error',
      from: { path: `^apps/storefront/app/(${shared})/` },
      to: { path: `^apps/storefront/app/(${capabilities})/` },
    },
    {
      name: 'a storefront page never reaches into the server',
      severity: 'error',
      from: { path: '^apps/storefront/app/' },
      to: { path: '^apps/storefront/server/' },
    },
    {
      name: 'no app runs other programs, nor code that it is given',
      severity: 'error',
      from: { path: '^apps/[^/]+/(src|app|server)/', pathNot: [testFiles, testRooms] },
      to: { path: '^(node:)?(child_process|cluster|vm|repl|inspector)$' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every import can be found',
      severity: 'error',
      from: {},
      // Virtual modules are made by the bundler, which also finds a package's style sheet by its address; a package of
      // types alone has nothing to resolve to.
      to: {
        couldNotResolve: true,
        pathNot: [
          '^(\\./)?\\+types/',
          '^virtual:',
          '^@adyen/adyen-web/.+\\.css\\?url$',
          '^@graphql-typed-document-node/',
        ],
      },
    },
    {
      name: 'names say what is inside: no utils, helpers, common, misc, lib, types, constants, manager',
      severity: 'error',
      from: {},
      to: {
        path: '^(packages|apps|demo|tools|scripts|e2e)/(?!.*node_modules).*(^|/)(utils|helpers|common|misc|lib|types|constants|manager)(\\.tsx?$|/)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/build/|\\.react-router|\\.data/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(import.meta.dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
