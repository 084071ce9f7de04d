import { api } from '@vendure/dashboard';
import { say } from '../say';
import { publishContentRevision, withdrawContentRevision, type ContentRevision } from './content.documents';

interface Published {
  readonly revision: ContentRevision;
  readonly done: string;
}

export async function publish(id: string, startsAt: string | null, endsAt: string | null): Promise<Published> {
  const { publishContentRevision: revision } = await api.mutate(publishContentRevision, { id, startsAt, endsAt });
  return { revision, done: startsAt === null ? say('Published') : say('Scheduled') };
}

export async function withdraw(id: string): Promise<Published> {
  const { withdrawContentRevision: revision } = await api.mutate(withdrawContentRevision, { id });
  return { revision, done: say('Withdrawn') };
}
