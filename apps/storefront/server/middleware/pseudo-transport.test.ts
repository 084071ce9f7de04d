import { describe, expect, it } from 'vitest';
import { pseudoTransport } from './pseudo-transport.ts';

const answer = {
  data: {
    name: 'Oven',
    sku: 'EX10000001',
    brand: 'Royal',
    slug: 'oven-10000001',
    price: { value: { centAmount: 100, currencyCode: 'EUR' } },
    attributes: [{ label: 'Power', value: 'high' }],
    highlights: ['Hot', 'Fast'],
    contentHtml: '<p>Bakes</p>',
    facets: { tags: [{ value: 'new', count: 1 }] },
    video: null,
  },
};

describe('the pseudo shop', () => {
  it('lengthens what shoppers read in an answer and nothing else', async () => {
    const transport = pseudoTransport(() => () => Promise.resolve({ status: 200, body: answer }));
    const asked = { path: '/api/x', method: 'GET', body: undefined, params: {} } as const;
    const marked = (text: RegExp): unknown => expect.stringMatching(new RegExp(`^${text.source}$`));
    expect(await transport({ host: 'de.localhost', requestId: '1' })(asked)).toEqual({
      status: 200,
      body: {
        data: {
          ...answer.data,
          name: marked(/⟦Övéñ.+⟧/),
          attributes: [{ label: marked(/⟦Pöŵéŕ.+⟧/), value: marked(/⟦ĥíĝĥ.+⟧/) }],
          highlights: [marked(/⟦Ĥöţ.+⟧/), marked(/⟦Fášţ.+⟧/)],
          contentHtml: marked(/<p>⟦Báķéš.+⟧<\/p>/),
        },
      },
    });
  });
});
