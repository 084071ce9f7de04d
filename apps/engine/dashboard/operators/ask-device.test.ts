import { describe, expect, it } from 'vitest';
import { refusalInWords } from './ask-device';

const refusal = (name: string) => Object.assign(new Error('of the browser'), { name });

describe('what a device refuses', () => {
  it.each([
    ['NotAllowedError', 'not unlocked'],
    ['InvalidStateError', 'already'],
    ['SecurityError', 'this address'],
    ['UnknownError', 'Try again'],
  ])('is said in words: %s', (name, part) => {
    expect(refusalInWords(refusal(name))).toContain(part);
  });

  it('is said in words, whatever was thrown', () => {
    expect(refusalInWords('nothing')).toContain('Try again');
  });
});
