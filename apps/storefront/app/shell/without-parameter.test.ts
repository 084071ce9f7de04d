import { describe, expect, it } from 'vitest';
import { withoutParameter } from './without-parameter.ts';

describe('an address that has said what it had to say', () => {
  it('loses that parameter and keeps the rest', () => {
    expect(withoutParameter('https://de.example.com/fr/?a=1&contact=true&b=2#end', 'contact')).toBe('/fr/?a=1&b=2#end');
    expect(withoutParameter('https://de.example.com/?contact=true', 'contact')).toBe('/');
  });

  it('stays untouched without it', () => {
    expect(withoutParameter('https://de.example.com/?a=1', 'contact')).toBeNull();
  });
});
