import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

/** Paths inside a language; the server puts the language's prefix before them as the router's basename. */
export default [index('home/home.route.tsx'), route('*', 'catalogue/page-by-slug.route.tsx')] satisfies RouteConfig;
