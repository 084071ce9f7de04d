import { Gauge, Histogram } from 'prom-client';

export const feedBacklog = new Gauge({
  name: 'search_feed_backlog_rows',
  help: 'Numbers of the feed that a search node has not reached; products that changed twice count twice',
  labelNames: ['node'],
});

export const feedBatches = new Histogram({
  name: 'search_feed_batch_rows',
  help: 'Products and locales carried to a search node at once',
  labelNames: ['node'],
  buckets: [1, 30, 100, 300, 1_000, 3_000, 10_000],
});

export const feedSeconds = new Histogram({
  name: 'search_feed_batch_seconds',
  help: 'From reading changes of the read side until they can be found on a search node',
  labelNames: ['node'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60],
});
