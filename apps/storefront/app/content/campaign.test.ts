import { describe, expect, it } from 'vitest';
import { campaignPicture, isCampaignRunning } from './campaign.ts';

const banner = { campaignName: 'winter', startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };
const campaign = (campaignName: string, startDate: string, endDate: string) => ({
  campaignName,
  startDate,
  endDate,
  pageTitle: '',
  imageUrl: null,
});
const november = new Date('2026-11-15T12:00:00Z');
const january = new Date('2027-01-15T12:00:00Z');

describe('a campaign banner', () => {
  it.each([
    ['before it starts', '2026-10-31T23:59:59Z', false],
    ['from its first moment', '2026-11-01T00:00:00Z', true],
    ['until its last', '2026-11-30T23:59:59Z', true],
    ['once it has ended', '2026-12-01T00:00:00Z', false],
  ])('is shown only while its campaign runs: %s (%s)', (_when, moment, isShown) => {
    expect(isCampaignRunning(banner, [], new Date(moment))).toBe(isShown);
  });

  it("follows the store's own campaign of its name", () => {
    const own = [campaign('winter', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z')];
    expect(isCampaignRunning(banner, own, november)).toBe(false);
    expect(isCampaignRunning(banner, own, january)).toBe(true);
  });

  it('does not care for campaigns of other names', () => {
    const other = [campaign('summer', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z')];
    expect(isCampaignRunning(banner, other, november)).toBe(true);
    expect(isCampaignRunning(banner, other, january)).toBe(false);
  });

  it.each([
    ['/pictures/content/hero-new-year.svg', '/pictures/content/hero-new-year.svg'],
    ['https://elsewhere.example/picture.svg', '/pictures/content/oven.svg'],
    [null, '/pictures/content/oven.svg'],
  ])("has the picture of the store's own campaign, if it is of our host: %s", (imageUrl, shown) => {
    const picture = { src: '/pictures/content/oven.svg', alt: '', width: 1600, height: 700 };
    const own = [{ ...campaign('winter', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'), imageUrl }];
    expect(campaignPicture({ ...banner, picture }, own, november)).toEqual({ ...picture, src: shown });
    expect(campaignPicture({ ...banner, picture }, own, january)).toEqual(picture);
  });

  it('says what that picture shows, and keeps its focal point in sight, not those of the banner’s own', () => {
    const picture = {
      src: '/media/uploads/a-1280.webp',
      alt: 'Oven',
      width: 1280,
      height: 560,
      focus: { x: 90, y: 10 },
    };
    const src = '/media/uploads/b-1280.webp';
    const own = { ...campaign('winter', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'), imageUrl: src };
    const shown = (more: object) => campaignPicture({ ...banner, picture }, [{ ...own, ...more }], november);
    expect(shown({ alt: 'Schnee', focus: { x: 20, y: 50 } })).toMatchObject({
      src,
      alt: 'Schnee',
      focus: { x: 20, y: 50 },
    });
    expect(shown({})).toMatchObject({ src, alt: 'Oven', focus: undefined });
  });
});
