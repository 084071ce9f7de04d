import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const drawIcon = fileURLToPath(new URL('./draw-icon.ts', import.meta.url));

/** What lists and pages of products have in common. */
const productParts =
  /\/app\/(product-card\/product-card|ui\/(product-picture|price|rating|stock|pagination|trail|sanitised-html))\.tsx$/;

/** What every page loads. */
const frame =
  /\/app\/(shell\/(page-frame|shop-error)\.tsx|shell\/use-shell\.ts|request\/page-meta\.ts|ui\/(notifications|meaning)\.ts)$/;

/** What a product page and the cart have in common. */
const buyingParts = /\/app\/(ui\/(quantity-stepper|radio-group|field-frame)|product\/(product-row|later-row))\.tsx$/;

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: [{ find: '../createLucideIcon.mjs', replacement: drawIcon }] },
  // Packed beforehand, as development does with libraries, icons would not meet the alias.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads is one file, not one for each set of pages that happen to share a button: that would
            // be twenty requests more, and small files compress badly. A group takes along what its files import.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
                { name: 'frame', test: frame, priority: 2 },
                { name: 'product-parts', test: productParts, priority: 1 },
                { name: 'buying-parts', test: buyingParts, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Our packages are TypeScript source. The adapter must find the same build of the router as the pages do:
      // left to Node it would take the production one in development, and refuse our request contexts.
      resolve: { noExternal: ['@tradehall/domain', '@tradehall/process', 'lucide-react'] },
      // One module graph for routes and server, so both see the same request context.
      build: { rolldownOptions: { input: './server/pages.ts' } },
    },
  },
});
