import { Counter, Gauge, Histogram } from 'prom-client';

export const projectionLag = new Histogram({
  name: 'projection_lag_seconds',
  help: 'From a change in the engine until its documents are written: the oldest change of each batch',
  labelNames: ['lane'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300, 1200],
});

export const lastProjectionLag = new Gauge({
  name: 'projection_last_lag_seconds',
  help: 'The lag of the batch written last',
  labelNames: ['lane'],
});

export const outboxBacklog = new Gauge({
  name: 'outbox_backlog_rows',
  help: 'Changes that wait for the projector',
  labelNames: ['lane'],
});

export const documentsWritten = new Counter({
  name: 'read_side_documents_written_total',
  help: 'Documents written or removed because they changed',
  labelNames: ['kind'],
});

export const rowsParked = new Counter({
  name: 'outbox_dead_total',
  help: 'Changes set aside because they could not be projected',
  labelNames: ['topic'],
});

export const projectorLeads = new Gauge({
  name: 'projector_leader',
  help: '1 in the process whose projector works, 0 in those that stand by',
});
