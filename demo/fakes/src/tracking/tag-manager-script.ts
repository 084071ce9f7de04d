/**
 * A tag manager that works as real ones do. It posts what a page pushes to its data layer, so that tests see what leaves a
 * browser, and fetches a tag from another origin. Told to by "try_tags" it does what a container with anybody's tags would: a
 * tag that runs pushes "tag_…", one that the page refuses "refused_…". As text, for it runs in the shop's pages.
 */
export const tagManagerScript = `(() => {
  const { src, nonce } = document.currentScript;
  const address = new URL('/data-layer', src);
  const { port } = address;
  const layer = (window.dataLayer ??= []);

  const inject = (name, fill) => {
    const refuse = () => layer.push({ event: 'refused_' + name });
    const script = document.createElement('script');
    script.async = true;
    script.nonce = nonce;
    script.addEventListener('error', refuse);
    try {
      fill(script);
      document.head.append(script);
    } catch {
      refuse();
    }
  };
  const fetchFrom = (host, name) =>
    inject(name, (script) => {
      script.src = 'http://' + host + ':' + port + '/tag.js?name=' + name;
    });
  const pushOf = (name) => 'dataLayer.push({ event: "tag_' + name + '" })';
  const markupOf = (name) => '<img src="data:," onerror=\\'' + pushOf(name) + '\\'>';
  const attempt = (name, act) => {
    try {
      act();
    } catch {
      layer.push({ event: 'refused_' + name });
    }
  };

  const tryTags = () => {
    fetchFrom('tags.localhost', 'allowed');
    fetchFrom('foreign.localhost', 'foreign');
    inject('inline', (script) => {
      script.text = pushOf('inline');
    });
    attempt('markup', () => {
      const place = document.createElement('div');
      place.innerHTML = markupOf('markup');
      if (place.childElementCount === 0) throw new Error('dropped');
    });
    attempt('written', () => document.write(markupOf('written')));
    attempt('evaluated', () => new Function(pushOf('evaluated'))());
  };

  const tell = (entry) => {
    void fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(entry) }).catch(() => {});
    if (entry.event === 'try_tags') setTimeout(tryTags);
  };
  layer.forEach(tell);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(tell);
    return length;
  };
  fetchFrom('tags.localhost', 'first');
})();
`;

/** What the tag manager adds to a page. */
export const tagScript = (name: string): string =>
  /^[a-z]+$/.test(name) ? `window.dataLayer.push({ event: 'tag_${name}' });\n` : '';
