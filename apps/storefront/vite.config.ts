import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // The domain is TypeScript source. The adapter must find the same build of the router as the pages do:
      // left to Node it would take the production one in development, and refuse our request contexts.
      resolve: { noExternal: ['@tradehall/domain', '@react-router/express'] },
      // One module graph for routes and server, so both see the same request context.
      build: { rolldownOptions: { input: './server/pages.ts' } },
    },
  },
});
