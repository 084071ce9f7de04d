import type { FieldsOf } from '@tradehall/domain/content/content-block.ts';
import type { BlogPostsView } from '../blocks/card-blocks.tsx';
import type { ContentFacts, ViewsOfKinds } from '../content-facts.ts';
import { cardView, dayText, isValidUntil, linkView, unlessEmpty, untilText } from './shared-views.ts';

type Cards = FieldsOf<'marketing-cards'>['cards'];

const cardViews = (cards: Cards, facts: ContentFacts) => cards.map((card) => cardView(card, facts));

const postViews = ({ posts }: FieldsOf<'blog-posts'>, facts: ContentFacts): BlogPostsView['posts'] =>
  posts
    .map((post) => ({ ...cardView(post, facts), date: dayText(post.date, facts) }))
    .filter(({ link }) => link !== null);

export const cardViewsOfKinds = {
  'marketing-cards': ({ title = null, cards }, facts) => ({ title, cards: cardViews(cards, facts) }),
  'marketing-cards-wide': ({ title = null, cards }, facts) => ({ title, cards: cardViews(cards, facts) }),
  'marketing-cards-container': ({ title, text = null, cards }, facts) => ({
    title,
    text,
    cards: cardViews(cards, facts),
  }),
  'blog-posts': (fields, facts) =>
    unlessEmpty(postViews(fields, facts), (posts) => ({ title: fields.title, posts, link: null })),
  'blog-posts-with-link': (fields, facts) =>
    unlessEmpty(postViews(fields, facts), (posts) => ({
      title: fields.title,
      posts,
      link: linkView(fields.link, facts),
    })),
  'nav-image-grid': ({ title, tiles }, facts) => {
    const shown = tiles.flatMap(({ label, to, picture }) => {
      const link = facts.findLink(to);
      return link === null ? [] : [{ ...link, label, picture }];
    });
    return unlessEmpty(shown, (all) => ({ title, tiles: all }));
  },
  'help-menu': ({ title, entries }, facts) => {
    const shown = entries.flatMap(({ label, text = null, to }) => {
      const link = facts.findLink(to);
      return link === null ? [] : [{ ...link, label, text }];
    });
    return unlessEmpty(shown, (all) => ({ title, entries: all }));
  },
  'promo-list': ({ title, promos }, facts) => {
    const valid = promos.filter(({ until }) => isValidUntil(until, facts));
    return unlessEmpty(valid, (all) => ({
      title,
      promos: all.map((promo) => ({
        title: promo.title,
        text: promo.text,
        until: untilText(promo.until, facts),
        link: linkView(promo.link, facts),
      })),
    }));
  },
  partners: ({ title, text = null, partners }, facts) => ({ title, text, partners: cardViews(partners, facts) }),
} satisfies Partial<ViewsOfKinds>;
