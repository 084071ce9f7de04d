import type { FieldsOf } from '@tradehall/domain/content/content-block.ts';
import { formatDateTime } from '../../i18n/formats.ts';
import { pluralForms } from '../../i18n/plural-forms.ts';
import type { CampaignCountdownView } from '../blocks/banners/campaign-countdown.tsx';
import { campaignPicture, isCampaignRunning } from '../campaign.ts';
import type { ContentFacts, ViewsOfKinds } from '../content-facts.ts';
import { cardView, linkView, linkedCardViews, unlessEmpty } from './shared-views.ts';

function countdownView(fields: FieldsOf<'campaign-countdown'>, facts: ContentFacts): CampaignCountdownView | null {
  const { country, locale, now, translate } = facts;
  const { title, text = null, startsAt, endsAt, link } = fields;
  if (now < new Date(startsAt)) return null;
  return {
    title,
    text,
    endsAt,
    endsText: translate('content.countdown.ends', { date: formatDateTime(endsAt, country) ?? endsAt }),
    endedText: translate('content.countdown.ended'),
    remainingMs: Date.parse(endsAt) - now.getTime(),
    timerLabel: translate('content.countdown.remaining'),
    units: {
      days: pluralForms(locale, 'content.countdown.days'),
      hours: pluralForms(locale, 'content.countdown.hours'),
      minutes: pluralForms(locale, 'content.countdown.minutes'),
      seconds: pluralForms(locale, 'content.countdown.seconds'),
    },
    locale,
    link: linkView(link, facts),
  };
}

type WideFields = Pick<FieldsOf<'hero-banner'>, 'title' | 'text' | 'picture' | 'link'>;

const wideView = ({ title, text, picture, link }: WideFields, facts: ContentFacts) => ({
  title,
  text: text ?? null,
  picture,
  link: linkView(link, facts),
});

export const bannerViews = {
  'hero-banner': (fields, facts, { isPageTitle }) => ({
    ...wideView(fields, facts),
    secondLink: linkView(fields.secondLink, facts),
    isPageTitle,
  }),
  'image-banner': ({ picture, link }, facts) => ({ picture, link: linkView(link, facts) }),
  'banner-box': cardView,
  'banner-boxes': ({ boxes }, facts) => unlessEmpty(linkedCardViews(boxes, facts), (shown) => ({ boxes: shown })),
  'promo-banners': ({ banners }, facts) =>
    unlessEmpty(linkedCardViews(banners, facts), (shown) => ({ banners: shown })),
  'video-banner': ({ title, text = null, video, poster, description, link }, facts) => ({
    title,
    text,
    video,
    poster,
    description,
    descriptionLabel: facts.translate('content.video.description'),
    link: linkView(link, facts),
  }),
  'vertical-lander-linkout-image': ({ title, text, picture, link }, facts) => ({
    title,
    text,
    picture,
    link: linkView(link, facts),
  }),
  'notification-banner': ({ tone, text, link }, facts) => ({ tone, text, link: linkView(link, facts) }),
  'strap-with-link': ({ text, link }, facts) => ({ text, link: linkView(link, facts) }),
  'campaign-banner': (fields, facts) => {
    const { store, now } = facts;
    const campaigns = store?.campaigns ?? [];
    if (!isCampaignRunning(fields, campaigns, now)) return null;
    return wideView({ ...fields, picture: campaignPicture(fields, campaigns, now) }, facts);
  },
  'campaign-countdown': countdownView,
} satisfies Partial<ViewsOfKinds>;
