import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';

const texts = { label: 'Bestsellers', previousLabel: 'Back', nextLabel: 'On' };

function draw(count: number, look?: 'cards' | 'auto'): string {
  const items = Array.from({ length: count }, (_, at) => ({ key: String(at), content: `card ${at}` }));
  return renderToStaticMarkup(<Carousel {...texts} look={look} items={items} />);
}

describe('a row of cards', () => {
  it('has buttons to scroll from three cards on', () => {
    expect(draw(3)).toContain('aria-label="On"');
    expect(draw(2)).not.toContain('<button');
  });

  it('shows one or two cards side by side, as a list like any other', () => {
    expect(draw(1).match(/<li/g)).toHaveLength(1);
    expect(draw(2)).toContain('card 1');
    expect(draw(2)).toContain('aria-label="Bestsellers"');
  });

  it('is about cards alone: few links may be wider than a phone', () => {
    expect(draw(2, 'auto')).toContain('<button');
  });
});
