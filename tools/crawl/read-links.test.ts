import { describe, expect, it } from 'vitest';
import { readLinks } from './read-links.ts';

const page = `<!DOCTYPE html><html lang="de-DE"><head>
  <link rel="canonical" href="http://de.localhost/%C3%B6fen/?page=2"/>
  <link rel="alternate" hrefLang="fr-CH" href="http://ch.localhost/fr/fours/"/>
  <link rel="stylesheet" href="/assets/a.css"/><link rel="preload" as="image" imageSrcSet="/a.avif 320w, /b.avif 640w"/>
  <script type="module" src='/assets/a.js'></script>
  <script>const text = "<a href='/not-a-link/'>";</script></head>
  <body><!-- <a href="/commented/"> --><a title="a > b" href="/search?query=a&amp;tags=on-sale">x</a><a href=/plain/>y</a><a rel="nofollow" href="/ovens/?sort=name-asc">z</a>
  <form action="/search"><input/></form><form method="post" action="/api/x"></form>
  <img src="/p.webp" srcset="/p1.webp 1x, /p2.webp 2x"></body></html>`;

describe('the links of a page', () => {
  it('are what a visitor can follow, in any way of writing', () => {
    expect(readLinks(page).pages).toEqual(['/search?query=a&tags=on-sale', '/plain/', '/search']);
  });

  it('tell apart what search engines are not to follow', () => {
    expect(readLinks(page).forVisitors).toEqual(['/ovens/?sort=name-asc']);
  });

  it('are the files it is made of', () => {
    const files = ['/assets/a.css', '/a.avif', '/b.avif', '/assets/a.js', '/p.webp', '/p1.webp', '/p2.webp'];
    expect(readLinks(page).files).toEqual(expect.arrayContaining(files));
  });

  it('say what the page is and where its other versions are', () => {
    expect(readLinks(page)).toMatchObject({ language: 'de-DE', canonical: 'http://de.localhost/%C3%B6fen/?page=2' });
    expect([...readLinks(page).alternates]).toEqual([['fr-CH', 'http://ch.localhost/fr/fours/']]);
  });
});
