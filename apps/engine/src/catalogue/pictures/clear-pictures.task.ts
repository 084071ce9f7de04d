import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { openPool } from '@tradehall/process/patient-postgres.ts';
import { Logger, ScheduledTask } from '@vendure/core';
import { environment } from '../../platform/environment';
import { clearPictures } from './clear-pictures';

/** The texts of all pages are searched for addresses of pictures. */
const statementMs = 120_000;

/** With a connection of its own: it may take longer than a shopper waits. */
export const clearPicturesTask = new ScheduledTask({
  id: 'clear-unused-pictures',
  description: 'Removes uploaded pictures that nothing has used for 30 days, and files that belong to no picture',
  schedule: '40 3 * * *',
  async execute() {
    const pool = openPool({
      connectionString: environment.DATABASE_URL,
      max: 1,
      name: 'clear pictures',
      statementMs,
      onLost: (error) => Logger.warn(`lost a connection: ${error.message}`, 'ClearPictures'),
    });
    try {
      const connection = await pool.connect();
      try {
        return await clearPictures(connection, openUploads(environment));
      } finally {
        connection.release();
      }
    } finally {
      await pool.end();
    }
  },
});
