/** B§2.1: reserved for hidden files, the build and the calls; beside them what the development server offers. */
const reserved = /^\/(?:\.|__|@|(?:api|assets|font|health|node_modules)(?:\/|$)|app\/.)/;

/** Files, and `.data`: a page asked for by the router in the browser, which knows the right address. */
const file = /\.\w+$/;

export const isPagePath = (path: string): boolean => !reserved.test(path) && !file.test(path);
