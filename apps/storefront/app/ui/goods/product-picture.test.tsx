import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProductPicture } from './product-picture.tsx';

const oven = { url: '/media/oven', alt: '', brand: 'Royal Catering', number: 'EX10000001', sizes: '72px' };

describe('the picture of a product', () => {
  it('carries the words that stand in its place where it does not come', () => {
    expect(renderToStaticMarkup(<ProductPicture {...oven} />)).toContain('data-missing="Royal Catering EX10000001"');
    expect(renderToStaticMarkup(<ProductPicture {...oven} brand="" />)).toContain('data-missing="EX10000001"');
  });

  it('is the brand and the number where there is none', () => {
    const html = renderToStaticMarkup(<ProductPicture {...oven} url={null} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('Royal Catering');
  });
});
