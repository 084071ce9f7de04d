import { describe, expect, it } from 'vitest';
import { comboboxStep } from './combobox-step.ts';

const open = (active: number) => ({ isOpen: true, active });
const closed = { isOpen: false, active: -1 };

describe('a key in the search input', () => {
  it('opens the suggestions at their near end', () => {
    expect(comboboxStep('ArrowDown', closed, 3)).toEqual({ kind: 'move', state: open(0) });
    expect(comboboxStep('ArrowUp', closed, 3)).toEqual({ kind: 'move', state: open(2) });
  });

  it('walks through the suggestions and around their ends', () => {
    expect(comboboxStep('ArrowDown', open(0), 3)).toEqual({ kind: 'move', state: open(1) });
    expect(comboboxStep('ArrowDown', open(2), 3)).toEqual({ kind: 'move', state: open(0) });
    expect(comboboxStep('ArrowUp', open(0), 3)).toEqual({ kind: 'move', state: open(2) });
  });

  it('chooses the suggestion it stands on, and otherwise submits what was typed', () => {
    expect(comboboxStep('Enter', open(1), 3)).toEqual({ kind: 'choose', index: 1 });
    expect(comboboxStep('Enter', open(-1), 3)).toEqual({ kind: 'submit' });
    expect(comboboxStep('Enter', closed, 3)).toEqual({ kind: 'submit' });
  });

  it('never chooses a suggestion that has meanwhile gone', () => {
    expect(comboboxStep('Enter', open(4), 2)).toEqual({ kind: 'submit' });
  });

  it('closes by Escape, and leaves a second Escape to the input', () => {
    expect(comboboxStep('Escape', open(1), 3)).toEqual({ kind: 'move', state: closed });
    expect(comboboxStep('Escape', closed, 3)).toEqual({ kind: 'type' });
  });

  it('leaves letters and the ends of the line to the input', () => {
    expect(comboboxStep('a', open(1), 3)).toEqual({ kind: 'type' });
    expect(comboboxStep('Home', open(1), 3)).toEqual({ kind: 'type' });
    expect(comboboxStep('ArrowDown', closed, 0)).toEqual({ kind: 'type' });
  });
});
