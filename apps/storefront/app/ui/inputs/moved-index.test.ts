import { describe, expect, it } from 'vitest';
import { movedIndex } from './moved-index.ts';

describe('moving by keys', () => {
  it('goes one on and one back', () => {
    expect(movedIndex('ArrowDown', 0, 3, 'vertical')).toBe(1);
    expect(movedIndex('ArrowUp', 2, 3, 'vertical')).toBe(1);
    expect(movedIndex('ArrowRight', 0, 3, 'horizontal')).toBe(1);
    expect(movedIndex('ArrowLeft', 2, 3, 'horizontal')).toBe(1);
  });

  it('comes from the last to the first and back', () => {
    expect(movedIndex('ArrowDown', 2, 3, 'vertical')).toBe(0);
    expect(movedIndex('ArrowUp', 0, 3, 'vertical')).toBe(2);
  });

  it('begins at the near end when nothing is chosen', () => {
    expect(movedIndex('ArrowDown', -1, 3, 'vertical')).toBe(0);
    expect(movedIndex('ArrowUp', -1, 3, 'vertical')).toBe(2);
  });

  it('jumps to the ends', () => {
    expect(movedIndex('Home', 1, 3, 'vertical')).toBe(0);
    expect(movedIndex('End', 1, 3, 'horizontal')).toBe(2);
  });

  it('leaves the keys of the other direction and all others alone', () => {
    expect(movedIndex('ArrowDown', 0, 3, 'horizontal')).toBeNull();
    expect(movedIndex('ArrowLeft', 0, 3, 'vertical')).toBeNull();
    expect(movedIndex('Tab', 0, 3, 'vertical')).toBeNull();
  });

  it('has nowhere to go among nothing', () => {
    expect(movedIndex('ArrowDown', -1, 0, 'vertical')).toBeNull();
    expect(movedIndex('End', -1, 0, 'vertical')).toBeNull();
  });
});
