import { z } from 'zod';
import type { AdminClient } from './admin-client';

const revision = z.object({
  id: z.string(),
  title: z.string(),
  blocks: z.array(z.object({ kind: z.string(), fields: z.unknown() })),
  state: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  isLive: z.boolean(),
});
export type TestRevision = z.output<typeof revision>;

const page = z.object({
  key: z.string(),
  locale: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  isLive: z.boolean(),
  hasDraft: z.boolean(),
  fallbackOf: z.string().nullable(),
  hasOwn: z.boolean(),
  ownSlug: z.string().nullable(),
});

const redirect = z.object({
  id: z.string(),
  storeKey: z.string().nullable(),
  sourcePath: z.string(),
  targetPath: z.string(),
  status: z.number(),
  hits: z.number(),
  lastHitAt: z.string().nullable(),
});

const fieldsOf = ({ shape }: z.ZodObject) => Object.keys(shape).join(' ');
const revisionFields = fieldsOf(revision);
const pageFields = fieldsOf(page);
const redirectFields = fieldsOf(redirect);

export interface TestDraft {
  readonly pageKey: string;
  readonly locale: string;
  readonly id?: string;
  readonly title?: string;
  readonly metaDescription?: string;
  readonly blocks?: unknown;
  readonly updatedAt?: string;
}

export const titleBlock = (title: string) => ({ kind: 'page-title', fields: { title } });

/** What an operator does with pages and redirects. */
export class ContentClient {
  readonly #operator: AdminClient;

  constructor(operator: AdminClient) {
    this.#operator = operator;
  }

  async createPage(key: string, locale: string, slug: string | null) {
    const query = `mutation ($input: CreateContentPageInput!) { createContentPage(input: $input) { ${pageFields} } }`;
    const answer = z.object({ createContentPage: page });
    return (await this.#operator.ask(answer, query, { input: { key, locale, slug } })).createContentPage;
  }

  async setSlug(pageKey: string, locale: string, slug: string) {
    const query = `mutation ($pageKey: String!, $locale: String!, $slug: String!) {
      setContentSlug(pageKey: $pageKey, locale: $locale, slug: $slug) { ${pageFields} }
    }`;
    return (await this.#operator.ask(z.object({ setContentSlug: page }), query, { pageKey, locale, slug }))
      .setContentSlug;
  }

  async page(key: string, locale: string) {
    const query = `query ($locale: String!) { contentPages(locale: $locale) { ${pageFields} } }`;
    const { contentPages } = await this.#operator.ask(z.object({ contentPages: z.array(page) }), query, { locale });
    return contentPages.find((each) => each.key === key);
  }

  async revisions(pageKey: string, locale: string): Promise<TestRevision[]> {
    const query = `query ($pageKey: String!, $locale: String!) {
      contentRevisions(pageKey: $pageKey, locale: $locale) { ${revisionFields} }
    }`;
    const answer = z.object({ contentRevisions: z.array(revision) });
    return (await this.#operator.ask(answer, query, { pageKey, locale })).contentRevisions;
  }

  async saveDraft(draft: TestDraft): Promise<TestRevision> {
    const query = `mutation ($input: SaveContentDraftInput!) { saveContentDraft(input: $input) { ${revisionFields} } }`;
    const input = { title: 'A page', metaDescription: '', blocks: [titleBlock('A page')], ...draft };
    return (await this.#operator.ask(z.object({ saveContentDraft: revision }), query, { input })).saveContentDraft;
  }

  async publish(id: string, startsAt?: string, endsAt?: string): Promise<TestRevision> {
    const query = `mutation ($id: ID!, $startsAt: DateTime, $endsAt: DateTime) {
      publishContentRevision(id: $id, startsAt: $startsAt, endsAt: $endsAt) { ${revisionFields} }
    }`;
    const answer = z.object({ publishContentRevision: revision });
    return (await this.#operator.ask(answer, query, { id, startsAt, endsAt })).publishContentRevision;
  }

  async withdraw(id: string): Promise<TestRevision> {
    const query = `mutation ($id: ID!) { withdrawContentRevision(id: $id) { ${revisionFields} } }`;
    return (await this.#operator.ask(z.object({ withdrawContentRevision: revision }), query, { id }))
      .withdrawContentRevision;
  }

  async createStaffPass(): Promise<string> {
    const answer = z.object({ createStaffPass: z.object({ token: z.string() }) });
    return (await this.#operator.ask(answer, 'mutation { createStaffPass { token expiresAt } }')).createStaffPass.token;
  }

  async saveRedirect(input: object) {
    const query = `mutation ($input: SaveRedirectInput!) { saveRedirect(input: $input) { ${redirectFields} } }`;
    return (await this.#operator.ask(z.object({ saveRedirect: redirect }), query, { input })).saveRedirect;
  }

  async redirects(search: string) {
    const query = `query ($search: String) { redirects(search: $search) { totalItems items { ${redirectFields} } } }`;
    const answer = z.object({ redirects: z.object({ totalItems: z.number(), items: z.array(redirect) }) });
    return (await this.#operator.ask(answer, query, { search })).redirects;
  }
}
