/**
 * A tag manager as small as one can be: it posts what a page pushes to its data layer, so that tests see what leaves a
 * browser. As text, for it runs in the shop's pages.
 */
export const tagManagerScript = `(() => {
  const address = new URL('/data-layer', document.currentScript.src);
  const layer = (window.dataLayer ??= []);
  const tell = (entry) =>
    void fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(entry) }).catch(() => {});
  layer.forEach(tell);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(tell);
    return push(...entries);
  };
})();
`;
