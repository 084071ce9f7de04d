import { describe, expect, it } from 'vitest';
import { StoredDocuments } from '../testing/stored-documents.ts';
import {
  DocumentReader,
  type DocumentKind,
  type LoadDocuments,
  type ReadOutcome,
  type StoredDocument,
} from './document-reader.ts';

function read(version: string, body: string): StoredDocument {
  return { key: 'a', version, body, ageMs: 0, from: 'postgres' };
}

function setUp(options: { load?: LoadDocuments; maxBytes?: number } = {}) {
  const stored = new StoredDocuments();
  const outcomes: ReadOutcome[] = [];
  const clock = { ms: 0 };
  let decoded = 0;
  const kind: DocumentKind<{ text: string }> = {
    name: 'note',
    decode: (body) => {
      decoded += 1;
      if (body === '"broken"') throw new Error('broken');
      return { text: body };
    },
    byteLength: ({ text }) => text.length,
  };
  const reader = new DocumentReader(kind, options.load ?? stored.load, {
    maxBytes: options.maxBytes ?? 100_000,
    freshMs: 1_000,
    staleMs: 1_000,
    outageMs: 600_000,
    patienceMs: 20,
    nowMs: () => clock.ms,
    onRead: (_kind, outcome) => outcomes.push(outcome),
  });
  return { reader, stored, outcomes, clock, decodedTimes: () => decoded };
}

describe('the reader of ready documents', () => {
  it('asks once for a document that many want at the same time', async () => {
    const { reader, stored } = setUp();
    stored.put('note', 'de-DE', 'a', 'hello');
    const answers = await Promise.all([1, 2, 3].map(() => reader.find('de-DE', 'a')));
    expect(answers).toEqual([{ text: '"hello"' }, { text: '"hello"' }, { text: '"hello"' }]);
    expect(stored.loads).toEqual([{ kind: 'note', keys: ['a'] }]);
  });

  it('loads what is asked for together in one question, absent ones included', async () => {
    const { reader, stored } = setUp();
    stored.put('note', 'de-DE', 'a', 1);
    stored.put('note', 'de-DE', 'c', 3);
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => reader.find('de-DE', key)));
    expect(answers).toEqual([{ text: '1' }, null, { text: '3' }]);
    expect(stored.loads).toHaveLength(1);
  });

  it('keeps the locales apart', async () => {
    const { reader, stored } = setUp();
    stored.put('note', 'de-DE', 'a', 'Ofen');
    stored.put('note', 'fr-FR', 'a', 'Four');
    expect(await reader.find('fr-FR', 'a')).toEqual({ text: '"Four"' });
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '"Ofen"' });
  });

  it('answers from memory for a second', async () => {
    const { reader, stored, clock, outcomes } = setUp();
    stored.put('note', 'de-DE', 'a', 1);
    await reader.find('de-DE', 'a');
    clock.ms = 999;
    await reader.find('de-DE', 'a');
    expect(outcomes).toEqual(['loaded', 'hit']);
  });

  it('answers at once for another second and checks behind the answer', async () => {
    const { reader, stored, clock, outcomes } = setUp();
    stored.put('note', 'de-DE', 'a', 'old', '1');
    await reader.find('de-DE', 'a');
    stored.put('note', 'de-DE', 'a', 'new', '2');
    clock.ms = 1_999;
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '"old"' });
    await expect.poll(() => outcomes).toEqual(['loaded', 'stale', 'loaded']);
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '"new"' });
  });

  it('never shows a document that is two seconds old, although nobody announced its change', async () => {
    const { reader, stored, clock } = setUp();
    stored.put('note', 'de-DE', 'a', 'old', '1');
    await reader.find('de-DE', 'a');
    stored.put('note', 'de-DE', 'a', 'new', '2');
    clock.ms = 2_000;
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '"new"' });
  });

  it('counts the age that a document has when it comes', async () => {
    const bodies = ['"old"', '"new"'];
    const load: LoadDocuments = () => Promise.resolve([{ ...read('1', bodies.shift() ?? ''), ageMs: 900 }]);
    const { reader, clock } = setUp({ load });
    await reader.find('de-DE', 'a');
    clock.ms = 1_100;
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '"new"' });
  });

  it('does not answer with what was announced as changed, however fresh it was', async () => {
    const { reader, stored, clock, outcomes } = setUp();
    stored.put('note', 'de-DE', 'a', 'old', '1');
    await reader.find('de-DE', 'a');
    clock.ms = 1_500;
    await reader.find('de-DE', 'a');
    stored.put('note', 'de-DE', 'a', 'new', '2');
    reader.forget('de-DE', 'a');
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '"new"' });
    expect(outcomes).not.toContain('hit');
  });

  it('goes on answering for ten minutes while nobody can be asked, and then says so', async () => {
    let isDown = false;
    const load: LoadDocuments = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([read('1', '1')]));
    const { reader, clock, outcomes } = setUp({ load });
    await reader.find('de-DE', 'a');
    isDown = true;
    clock.ms = 1_500;
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '1' });
    clock.ms = 599_999;
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '1' });
    expect(outcomes).toEqual(['loaded', 'stale', 'old']);
    clock.ms = 600_000;
    await expect(reader.find('de-DE', 'a')).rejects.toThrow('down');
  });

  it('does not wait for somebody who is slow where it has an answer, and takes the new one when it comes', async () => {
    const late = Promise.withResolvers<StoredDocument[]>();
    const answers = [Promise.resolve([read('1', 'old')]), late.promise];
    const load: LoadDocuments = () => answers.shift() ?? Promise.reject(new Error('asked too often'));
    const { reader, clock, outcomes } = setUp({ load });
    await reader.find('de-DE', 'a');
    clock.ms = 5_000;
    expect(await Promise.all([1, 2].map(() => reader.find('de-DE', 'a')))).toEqual([{ text: 'old' }, { text: 'old' }]);
    late.resolve([read('2', 'new')]);
    await expect.poll(() => outcomes).toEqual(['loaded', 'old', 'old', 'loaded']);
    expect(await reader.find('de-DE', 'a')).toEqual({ text: 'new' });
  });

  it('answers with what was announced as changed only while nobody can be asked for the new one', async () => {
    let isDown = false;
    const bodies = ['1', '2', '3'];
    const load: LoadDocuments = (_kind, _locale, [asked]) => {
      expect(asked?.heldVersion).toBeNull();
      return isDown ? Promise.reject(new Error('down')) : Promise.resolve([read('1', bodies.shift() ?? '')]);
    };
    const { reader } = setUp({ load });
    await reader.find('de-DE', 'a');
    isDown = true;
    for (const forget of [() => reader.forget('de-DE', 'a'), () => reader.forgetAll()]) {
      forget();
      expect(await reader.find('de-DE', 'a')).toEqual({ text: '1' });
    }
    isDown = false;
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '2' });
    reader.forgetAll();
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '3' });
  });

  it('does not fetch or decode an unchanged document again', async () => {
    const { reader, stored, clock, outcomes, decodedTimes } = setUp();
    stored.put('note', 'de-DE', 'a', 1);
    await reader.find('de-DE', 'a');
    clock.ms = 5_000;
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '1' });
    expect(outcomes).toEqual(['loaded', 'confirmed']);
    expect(decodedTimes()).toBe(1);
  });

  it('shows an announced change at once', async () => {
    const { reader, stored } = setUp();
    stored.put('note', 'de-DE', 'a', 'old', '1');
    await reader.find('de-DE', 'a');
    stored.put('note', 'de-DE', 'a', 'new', '2');
    reader.forget('de-DE', 'a');
    expect(await reader.find('de-DE', 'a')).toEqual({ text: '"new"' });
  });

  it('does not keep what was on its way when its change was announced', async () => {
    const answers = [Promise.withResolvers<StoredDocument[]>(), Promise.withResolvers<StoredDocument[]>()];
    let asked = 0;
    const load: LoadDocuments = () => answers[asked++]?.promise ?? Promise.reject(new Error('asked too often'));
    const { reader } = setUp({ load });
    const early = reader.find('de-DE', 'a');
    await Promise.resolve();
    reader.forget('de-DE', 'a');
    const late = reader.find('de-DE', 'a');
    await Promise.resolve();
    answers[1]?.resolve([read('2', 'new')]);
    expect(await late).toEqual({ text: 'new' });
    answers[0]?.resolve([read('1', 'old')]);
    expect(await early).toEqual({ text: 'old' });
    expect(await reader.find('de-DE', 'a')).toEqual({ text: 'new' });
  });

  it('passes a failed load on and tries again next time', async () => {
    let isDown = true;
    const load: LoadDocuments = () =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve([read('1', 'back')]);
    const { reader } = setUp({ load });
    await expect(reader.find('de-DE', 'a')).rejects.toThrow('down');
    isDown = false;
    expect(await reader.find('de-DE', 'a')).toEqual({ text: 'back' });
  });

  it('fails only for the document that cannot be read', async () => {
    const { reader, stored } = setUp();
    stored.put('note', 'de-DE', 'a', 'broken');
    stored.put('note', 'de-DE', 'b', 'fine');
    const [broken, fine] = await Promise.allSettled([reader.find('de-DE', 'a'), reader.find('de-DE', 'b')]);
    expect(broken.status).toBe('rejected');
    expect(fine).toEqual({ status: 'fulfilled', value: { text: '"fine"' } });
  });

  it('stays within its memory', async () => {
    const { reader, stored, outcomes } = setUp({ maxBytes: 1_000 });
    for (const key of ['a', 'b', 'c', 'd']) stored.put('note', 'de-DE', key, 'x'.repeat(200));
    for (const key of ['a', 'b', 'c', 'd', 'a']) await reader.find('de-DE', key);
    expect(outcomes).toEqual(['loaded', 'loaded', 'loaded', 'loaded', 'loaded']);
  });
});
