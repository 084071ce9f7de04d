import { setTimeout as sleep } from 'node:timers/promises';
import { type Injector, type Job, type JobData, Logger } from '@vendure/core';
import { BullMQJobQueueStrategy } from '@vendure/job-queue-plugin/package/bullmq/bullmq-job-queue-strategy';
import { Redis, type RedisOptions } from 'ioredis';

const loggerContext = 'JobQueue';
const retryMs = 2_000;
const addWithinMs = 3_000;

/**
 * The original refuses to boot without Redis. Nothing a shopper does needs a job, so the shop opens without it: queues
 * start as soon as Redis answers, and until then adding a job fails instead of hanging.
 */
export class PatientJobQueueStrategy extends BullMQJobQueueStrategy {
  private ready: Promise<void> = Promise.resolve();
  private isReady = false;
  private isClosed = false;

  constructor(private readonly redis: RedisOptions) {
    super();
  }

  override init(injector: Injector): Promise<void> {
    this.ready = this.initWhenRedisAnswers(injector);
    return Promise.resolve();
  }

  override async destroy(): Promise<void> {
    this.isClosed = true;
    if (this.isReady) await super.destroy();
  }

  override async add<Data extends JobData<Data> = object>(job: Job<Data>): Promise<Job<Data>> {
    const added = this.ready.then(() => super.add(job));
    added.catch(() => undefined);
    const refused = sleep(addWithinMs, undefined, { ref: false }).then(() => {
      throw new Error(`job ${job.queueName}: Redis does not answer`);
    });
    return Promise.race([added, refused]);
  }

  override start<Data extends JobData<Data> = object>(
    queueName: string,
    process: (job: Job<Data>) => Promise<unknown>,
  ): Promise<void> {
    void this.ready.then(() => super.start(queueName, process));
    return Promise.resolve();
  }

  override async stop<Data extends JobData<Data> = object>(
    queueName: string,
    process: (job: Job<Data>) => Promise<unknown>,
  ): Promise<void> {
    if (this.isReady) await super.stop(queueName, process);
  }

  private async initWhenRedisAnswers(injector: Injector): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.untilRedisAnswers();
        await super.init(injector);
        this.isReady = true;
        return;
      } catch (failure) {
        Logger.warn(`the job queue does not start yet: ${String(failure)}`, loggerContext);
        await sleep(retryMs, undefined, { ref: false });
      }
    }
  }

  private async untilRedisAnswers(): Promise<void> {
    const probe = new Redis({ ...this.redis, lazyConnect: true });
    probe.once('error', (failure) => Logger.warn(`Redis does not answer: ${failure.message}`, loggerContext));
    probe.on('error', () => undefined);
    try {
      await probe.ping();
    } finally {
      probe.disconnect();
    }
  }
}
