import { describe, expect, it } from 'vitest';
import { TextLists } from './text-lists';

describe('the lists of many products', () => {
  it('are read, and nobody is warned', () => {
    const lists = new TextLists('tags');
    expect(lists.read('EX10000001', '["new","sale"]')).toEqual(['new', 'sale']);
    expect(lists.read('EX10000002', null)).toEqual([]);
    const warnings: string[] = [];
    lists.warnOfUnreadable((message) => warnings.push(message));
    expect(warnings).toEqual([]);
  });

  it.each(['no list', '{}', '[1]', 'null'])('count as empty where one is %s, with one warning', (json) => {
    const lists = new TextLists('tags');
    expect(lists.read('EX10000001', json)).toEqual([]);
    expect(lists.read('EX10000002', json)).toEqual([]);
    const warnings: string[] = [];
    lists.warnOfUnreadable((message) => warnings.push(message));
    expect(warnings).toEqual(['tags of 2 products cannot be read: EX10000001, EX10000002']);
  });
});
