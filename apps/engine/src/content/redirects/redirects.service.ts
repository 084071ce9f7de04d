import { Injectable } from '@nestjs/common';
import { findRedirectSource, findRedirectTarget, redirectStatuses } from '@tradehall/domain/content/redirect.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { z } from 'zod';
import { findStore } from '../../platform/stores/store';
import { Redirect } from './redirect.entity';

const redirectInput = z.object({
  id: z.coerce.number().int().nullish(),
  storeKey: z.string().nullish(),
  sourcePath: z.string(),
  targetPath: z.string(),
  status: z.literal(redirectStatuses, { error: `The status is one of ${redirectStatuses.join(', ')}.` }),
});

type Draft = Pick<Redirect, 'storeKey' | 'sourcePath' | 'targetPath' | 'targetKey' | 'status'>;

/** A page of one shop that got another address. */
export interface Move {
  readonly storeKey: string;
  readonly from: string;
  readonly to: string;
}

/** Visitors are never sent on twice: no redirect leads to an address that is redirected itself. */
@Injectable()
export class RedirectsService {
  constructor(private readonly connection: TransactionalConnection) {}

  async save(ctx: RequestContext, input: unknown): Promise<Redirect> {
    const { id, draft } = parseRedirect(input);
    const repository = this.connection.getRepository(ctx, Redirect);
    await this.lock(ctx);
    const before = typeof id === 'number' ? await repository.findOneBy({ id }) : null;
    if (typeof id === 'number' && before === null) throw new UserInputError('This redirect does not exist any more.');
    const met = (await this.findMeeting(ctx, draft)).filter((other) => other.id !== before?.id);
    refuseWhatMeets(draft, met);
    await this.lead(ctx, met.filter(leadsTo(draft)), draft);
    return repository.save(Object.assign(before ?? repository.create(), draft));
  }

  async delete(ctx: RequestContext, id: number): Promise<boolean> {
    const { affected } = await this.connection.getRepository(ctx, Redirect).delete({ id });
    return affected === 1;
  }

  /** Whoever knew the old address of a page finds it; what led to the old one leads to the new one. */
  async leaveBehind(ctx: RequestContext, moves: readonly Move[]): Promise<void> {
    const repository = this.connection.getRepository(ctx, Redirect);
    await this.lock(ctx);
    for (const { storeKey, from, to } of moves) {
      const { draft } = parseRedirect({ storeKey, sourcePath: from, targetPath: to, status: 301 });
      // There is a page at the new address now, so nothing is redirected from it.
      if (draft.targetKey !== null) await repository.delete({ storeKey, sourcePath: draft.targetKey });
      await repository.delete({ storeKey, sourcePath: draft.sourcePath });
      await this.lead(ctx, await repository.findBy({ storeKey, targetKey: draft.sourcePath }), draft);
      await repository.insert(draft);
      await this.leadHere(ctx, storeKey, draft);
    }
  }

  /** What leads to the old address in all shops gets a target of its own in the one where the page moved. */
  private async leadHere(ctx: RequestContext, storeKey: string, { sourcePath: from, targetPath, targetKey }: Draft) {
    const repository = this.connection.getRepository(ctx, Redirect);
    const wide = await repository.findBy({ storeKey: IsNull(), targetKey: from });
    const own = await repository.findBy({ storeKey, sourcePath: In(wide.map(({ sourcePath }) => sourcePath)) });
    const taken = new Set([targetKey, ...own.map(({ sourcePath }) => sourcePath)]);
    const led = wide.filter(({ sourcePath }) => !taken.has(sourcePath));
    await repository.insert(
      led.map(({ sourcePath, status }) => ({ storeKey, sourcePath, targetPath, targetKey, status })),
    );
  }

  private async lead(ctx: RequestContext, redirects: readonly Redirect[], { targetPath, targetKey }: Draft) {
    const repository = this.connection.getRepository(ctx, Redirect);
    for (const { id } of redirects) await repository.update({ id }, { targetPath, targetKey });
  }

  /** Those that begin where this one begins or ends, or end where it begins. */
  private findMeeting(ctx: RequestContext, { storeKey, sourcePath, targetKey }: Draft): Promise<Redirect[]> {
    return this.connection
      .getRepository(ctx, Redirect)
      .createQueryBuilder('redirect')
      .where('(source_path IN (:sourcePath, :targetKey) OR target_key = :sourcePath)', { sourcePath, targetKey })
      .andWhere('(store_key IS NULL OR :storeKey::text IS NULL OR store_key = :storeKey)', { storeKey })
      .getMany();
  }

  /** Two operators at the same time could otherwise make a chain of two redirects that each were fine. */
  private async lock(ctx: RequestContext): Promise<void> {
    await this.connection.getRepository(ctx, Redirect).query('LOCK TABLE redirect IN SHARE ROW EXCLUSIVE MODE');
  }
}

function parseRedirect(input: unknown): { id: number | null | undefined; draft: Draft } {
  const parsed = redirectInput.safeParse(input);
  if (!parsed.success) throw new UserInputError(parsed.error.issues.map(({ message }) => message).join(' '));
  const { id, storeKey = null, sourcePath: from, targetPath: to, status } = parsed.data;
  if (storeKey !== null && findStore(storeKey) === null) throw new UserInputError(`There is no shop ${storeKey}.`);
  const sourcePath = findRedirectSource(from);
  if (sourcePath === null) throw new UserInputError(`The old address has to be a path like /old-page: ${from}`);
  const targetPath = findRedirectTarget(to);
  if (targetPath === null)
    throw new UserInputError(`The new address has to be a path of the shop like /payment/: ${to}`);
  const targetKey = findRedirectSource(targetPath);
  if (targetKey === sourcePath) throw new UserInputError(`${sourcePath} cannot be redirected to itself.`);
  return { id, draft: { storeKey, sourcePath, targetPath, targetKey, status } };
}

const leadsTo =
  ({ sourcePath }: Draft) =>
  ({ targetKey }: Redirect): boolean =>
    targetKey === sourcePath;

function refuseWhatMeets(draft: Draft, met: readonly Redirect[]): void {
  const { storeKey, sourcePath, targetKey } = draft;
  if (met.some((other) => other.sourcePath === sourcePath && other.storeKey === storeKey))
    throw new UserInputError(`${sourcePath} is already redirected.`);
  const next = met.find((other) => other.sourcePath === targetKey);
  if (next !== undefined)
    throw new UserInputError(`${targetKey} is itself redirected to ${next.targetPath}: lead there directly.`);
  const wider = met.filter(leadsTo(draft)).find((other) => storeKey !== null && other.storeKey === null);
  if (wider !== undefined) {
    throw new UserInputError(
      `${wider.sourcePath} is redirected to ${sourcePath} in all shops: give it another target first.`,
    );
  }
}
