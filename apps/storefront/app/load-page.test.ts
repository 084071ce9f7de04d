import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { notFound as refused, proceed, type Verdict } from './guards/guard.ts';
import { contentPagesOf } from './routing/content-pages.ts';
import { loadProduct } from './product/load-product.ts';
import { listingTransport } from './testing/listing-transport.ts';
import { categoryAnswer } from './testing/sample-category.ts';
import { sampleProduct } from './testing/sample-product.ts';
import { shopOf } from './testing/shop-of.ts';
import { loadPage } from './catalogue/load-page.ts';

const product = sampleProduct;

const productAnswer = (document: ProductDocument) => ({
  status: 200,
  body: { data: { query: 'main', products: { results: [document] } } },
});

const contentPages = contentPagesOf([
  { key: 'payment', slug: 'paiement', title: 'Paiement', slugAllLocales: { 'fr-CH': 'paiement', 'de-CH': 'zahlung' } },
]);

const loadContent = (key: string) =>
  Promise.resolve({ kind: 'content', title: key, metaDescription: '', robots: null } as const);

/** The middleware: one answer to questions for a page, another one when it is asked where the page has gone. */
function transportOf(answer: WireAnswer, moved: WireAnswer): Transport {
  const { transport } = listingTransport({ category: answer });
  return (request) => {
    if (request.path.endsWith('/seo-redirection')) return Promise.resolve(moved);
    return request.path.endsWith('/getProduct') ? Promise.resolve(answer) : transport(request);
  };
}

const notMoved = { status: 200, body: { data: null } };
const movedTo = (targetURL: string) => ({ status: 200, body: { data: { redirectionCode: 301, targetURL } } });

interface Asked {
  readonly answer: WireAnswer;
  readonly verdict?: Verdict;
  readonly moved?: WireAnswer;
}

function open(path: string, { answer, verdict = proceed, moved = notMoved }: Asked) {
  const shop = shopOf('fr-CH', { verdict, contentPages, transport: transportOf(answer, moved) });
  return loadPage(new URL(path, 'http://ch.localhost'), shop, { loadContent, loadProduct });
}

/** The answer a loader throws: a redirect or an error page. */
async function answerTo(
  path: string,
  answer: WireAnswer,
  further: Omit<Asked, 'answer'> = {},
): Promise<{ status: number; location: string | null }> {
  const thrown: unknown = await open(path, { answer, ...further }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Response)) throw new Error(`${path} did not answer by itself`, { cause: thrown });
  return { status: thrown.status, location: thrown.headers.get('Location') };
}

describe('a page found by its slug', () => {
  it('shows a category with the way to it', async () => {
    const page = await open('/fr/fours/', { answer: categoryAnswer() });
    expect(page.data).toMatchObject({
      kind: 'category',
      name: 'Fours',
      trail: { steps: [{ href: '/fr/' }, { name: 'Restauration', href: '/fr/restauration/' }] },
    });
  });

  it('shows a product', async () => {
    const page = await open('/fr/four-a-pizza-10000001', { answer: productAnswer(product) });
    expect(page.data).toMatchObject({ kind: 'product', name: 'Four à pizza' });
  });
});

describe('what a page says of itself', () => {
  it('names itself and the same page in every locale that has it', async () => {
    const sold = { ...product, slugAllLocales: { ...product.slugAllLocales, 'lt-LT': 'picos-krosnis-10000001' } };
    const { facts } = (await open('/fr/four-a-pizza-10000001', { answer: productAnswer(sold) })).data;
    expect(facts).toMatchObject({
      canonical: 'https://ch.localhost/fr/four-a-pizza-10000001',
      alternates: [
        { locale: 'fr-CH', href: 'https://ch.localhost/fr/four-a-pizza-10000001' },
        { locale: 'lt-LT', href: 'https://lt.localhost/p/picos-krosnis-10000001' },
      ],
    });
  });

  it('counts a later page of a list as a page of its own', async () => {
    const canonicalOf = async (path: string) => (await open(path, { answer: categoryAnswer() })).data.facts.canonical;
    expect(await canonicalOf('/fr/fours/?page=2&sort=x')).toBe('https://ch.localhost/fr/fours/?page=2');
    expect(await canonicalOf('/fr/fours/?page=x')).toBe('https://ch.localhost/fr/fours/');
  });
});

describe('a content page', () => {
  it('is found by its slug, before a category is looked for', async () => {
    const { data } = await open('/fr/paiement/', { answer: categoryAnswer() });
    expect(data).toMatchObject({
      kind: 'content',
      facts: { canonical: 'https://ch.localhost/fr/paiement/' },
    });
    expect(data.facts.alternates.map(({ href }) => href)).toContain('https://ch.localhost/zahlung/');
  });

  const unknown = { status: 404, body: { failure: { code: 'category-not-found' } } };

  it.each(['/fr/payment/', '/fr/zahlung/'])('is found by its name elsewhere: %s', async (path) => {
    expect(await answerTo(`${path}?a=1`, unknown)).toEqual({ status: 308, location: '/paiement/?a=1' });
  });

  it('gives way to a category of this locale that is called as it is elsewhere', async () => {
    const answer = categoryAnswer({ slug: 'zahlung' });
    expect((await open('/fr/zahlung/', { answer })).data).toMatchObject({ kind: 'category' });
  });
});

describe('an address an operator has moved', () => {
  const gone = { status: 404, body: { failure: { code: 'category-not-found' } } };

  it.each([
    ['/fr/fours/', '/fours/?a=1'],
    ['/fr/Fours', '/fours/?a=1'],
    ['/fr/four-10000001?b=2', '/four-10000001?b=2'],
    ['/ofen/', 'https://ch.localhost/ofen/?a=1'],
  ])('leads at once to %s', async (target, location) => {
    const answer = await answerTo('/fr/ancien/?a=1', gone, { moved: movedTo(target) });
    expect(answer).toEqual({ status: 301, location });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'never leads to another host: %s',
    async (target) => {
      expect(await answerTo('/fr/ancien/', gone, { moved: movedTo(target) })).toEqual({ status: 404, location: null });
    },
  );

  it('is not there when it would lead back to itself', async () => {
    expect((await answerTo('/fr/ancien/', gone, { moved: movedTo('/FR/Ancien') })).status).toBe(404);
  });

  it('has its page as long as there is one', async () => {
    expect((await open('/fr/fours/', { answer: categoryAnswer(), moved: movedTo('/fr/') })).data).toBeDefined();
  });
});

describe('a page with another address', () => {
  const moved = { status: 308, location: '/four-a-pizza-10000001' };

  it.each(['/fr/ancien-nom-10000001', '/fr/four-a-pizza-10000001/'])('redirects %s in one step', async (path) => {
    expect(await answerTo(path, productAnswer(product))).toEqual(moved);
  });

  it('redirects once what the guards have moved already, with their status', async () => {
    const verdict = { kind: 'redirect', status: 301, path: '/fr/ancien-nom-10000001', search: '' } as const;
    const answer = await answerTo('/fr/ancien-nom-10000001', productAnswer(product), { verdict });
    expect(answer).toEqual({ ...moved, status: 301 });
  });

  it('gives a category its slash and keeps the query', async () => {
    expect(await answerTo('/fr/fours?page=2', categoryAnswer())).toEqual({ status: 308, location: '/fours/?page=2' });
  });
});

describe('a page that is not there', () => {
  const notFound = { status: 404, location: null };

  it('answers 404 for an unknown slug', async () => {
    const unknownCategory = { status: 404, body: { failure: { code: 'category-not-found' } } };
    const unknownProduct = { status: 404, body: { failure: { code: 'product-not-found' } } };
    expect(await answerTo('/fr/nulle-part/', unknownCategory)).toEqual(notFound);
    expect(await answerTo('/fr/rien-99999999', unknownProduct)).toEqual(notFound);
  });

  it('answers 404 for a path no page can have', async () => {
    expect(await answerTo('/fr/a/b/', categoryAnswer())).toEqual(notFound);
    expect(await answerTo('/fr/%E0%A4%A', categoryAnswer())).toEqual(notFound);
  });

  it('answers 404 where a guard found that no page can be', async () => {
    expect(await answerTo("/fr/l'ancien-nom-10000001", productAnswer(product), { verdict: refused })).toEqual(notFound);
  });

  it.each([{ published: false }, { enabledOnMarket: false }])('hides a product that is %j', async (change) => {
    const hidden = productAnswer({ ...product, ...change });
    expect(await answerTo('/fr/four-a-pizza-10000001', hidden)).toEqual(notFound);
  });

  it('is not the same as a shop that cannot answer', async () => {
    const answer = { status: 500, body: { failure: { code: 'unknown' } } };
    await expect(open('/fr/fours/', { answer })).rejects.toThrow('unknown');
  });
});
