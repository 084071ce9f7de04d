import { describe, expect, it } from 'vitest';
import { shownMoment } from '../moments';
import { blocksAsSaved, blocksToSave, editedBlocks, firstWords, nextId } from './blocks';
import type { ContentPage, ContentRevision } from './content.documents';
import { previewAddress } from './preview-address';
import { findRevisionToEdit } from './revision-choice';
import { pageStates, revisionState } from './states';

const now = new Date('2026-11-15T12:00:00Z');
const earlier = '2026-11-15T11:00:00.000Z';
const later = '2026-11-15T13:00:00.000Z';

const revision: ContentRevision = {
  id: '7',
  title: 'Payment',
  metaDescription: '',
  blocks: [],
  state: 'PUBLISHED',
  startsAt: earlier,
  endsAt: null,
  updatedAt: earlier,
  updatedBy: 'superadmin',
  isLive: false,
};

const page: ContentPage = {
  key: 'payment',
  locale: 'de-AT',
  slug: 'zahlung',
  title: 'Zahlung',
  isLive: true,
  hasDraft: false,
  updatedAt: earlier,
  fallbackOf: null,
  hasOwn: true,
  ownSlug: 'zahlung',
};

describe('the state of a page', () => {
  it('says whose words visitors see and whether there is a draft', () => {
    const words = (changes: Partial<ContentPage>) => pageStates({ ...page, ...changes }).map((state) => state.words);
    expect(words({})).toEqual(['Live']);
    expect(words({ fallbackOf: 'de-DE', hasDraft: true })).toEqual(['Live from de-DE', 'Draft']);
    expect(words({ isLive: false, fallbackOf: 'de-DE' })).toEqual(['Not live']);
  });
});

describe('the state of a revision', () => {
  it('follows its dates', () => {
    const words = (changes: Partial<ContentRevision>) => revisionState({ ...revision, ...changes }, now).words;
    expect(words({ isLive: true, endsAt: later })).toBe(`Live until ${shownMoment(later)}`);
    expect(words({ startsAt: later })).toBe(`Starts ${shownMoment(later)}`);
    expect(words({ endsAt: earlier })).toBe(`Ended ${shownMoment(earlier)}`);
    expect(words({})).toBe('Covered by a later one');
    expect(words({ state: 'DRAFT' })).toBe('Draft');
    expect(words({ state: 'WITHDRAWN' })).toBe('Withdrawn');
  });
});

describe('the editor', () => {
  it('opens the latest draft, else what is live, else the latest', () => {
    const draft = { ...revision, id: '9', state: 'DRAFT' } as const;
    const live = { ...revision, id: '8', isLive: true };
    expect(findRevisionToEdit([revision, live, draft])?.id).toBe('9');
    expect(findRevisionToEdit([revision, live])?.id).toBe('8');
    expect(findRevisionToEdit([revision])?.id).toBe('7');
    expect(findRevisionToEdit([])).toBeNull();
  });

  it('keeps the blocks apart while they move, and saves nothing of that', () => {
    const saved = [
      { kind: 'page-title', fields: { title: 'One' } },
      { kind: 'page-title', fields: { title: 'Two' } },
    ];
    const blocks = editedBlocks(saved);
    expect(nextId(blocks)).toBe(2);
    expect(nextId([])).toBe(0);
    expect(blocksToSave(blocks)).toEqual(saved);
    const swapped = blocks.toReversed();
    expect(blocksAsSaved(swapped, saved.toReversed())).toEqual(swapped);
  });

  it('tells a block by its first words', () => {
    expect(firstWords({ text: 'Below', title: 'Heading' })).toBe('Heading');
    expect(firstWords({ html: '<p>Plain</p>' })).toBe('Plain');
    expect(firstWords({ boxes: [] })).toBe('');
  });
});

describe('a preview', () => {
  const shop = { locale: 'fr-CH', storeKey: 'tradehall_ch', origin: 'http://ch.localhost:3000', pathPrefix: '/fr' };
  const target = (...[about]: [Pick<ContentPage, 'slug' | 'isLive'>]) => {
    const { origin, pathname, searchParams } = new URL(previewAddress(shop, about, '12', 'a.b'));
    return { origin, pathname, pass: searchParams.get('pass'), to: searchParams.get('to') };
  };

  it('is shown at the page in the shop of its language', () => {
    expect(target({ slug: 'paiement', isLive: true })).toEqual({
      origin: 'http://ch.localhost:3000',
      pathname: '/staff-pass',
      pass: 'a.b',
      to: '/fr/paiement/?preview=12',
    });
  });

  it('is shown at home where visitors have no such page', () => {
    expect(target({ slug: null, isLive: true }).to).toBe('/fr/?preview=12');
    expect(target({ slug: 'paiement', isLive: false }).to).toBe('/fr/?preview=12');
  });
});
