import { z } from 'zod';

const environment = z.object({
  /** Where the storefront listens; the shops' hosts lead to the same port. */
  STOREFRONT_URL: z.url().default('http://127.0.0.1:3000'),
  ENGINE_URL: z.url().default('http://127.0.0.1:3100'),
  /** The engine's dashboard by its name: passkeys belong to no number. */
  DASHBOARD_ORIGIN: z.url().default('http://localhost:3100'),
  WORKER_URL: z.url().default('http://127.0.0.1:3101'),
  /** Where calls arrive from addresses that a browser of this machine does not have. */
  MIDDLEWARE_URL: z.url().default('http://127.0.0.1:3200'),
  /** Where the mails of the shop arrive. */
  MAIL_INBOX_URL: z.url().default('http://127.0.0.1:8025'),
  /** Where the third parties that stand in for the real ones are made to misbehave. */
  FAKES_CONTROL_URL: z.url().default('http://127.0.0.1:3900'),
  /** Where the service that recommends products is told what. */
  RECOMMENDATION_URL: z.url().default('http://127.0.0.1:3970'),
  DEMO_CUSTOMER_PASSWORD: z.string().min(1),
  SUPERADMIN_USERNAME: z.string().min(1),
  SUPERADMIN_PASSWORD: z.string().min(1),
  SHOP_HOST_PATTERN: z.string().min(1).default('{country}.localhost'),
});

export const {
  STOREFRONT_URL,
  ENGINE_URL,
  DASHBOARD_ORIGIN,
  WORKER_URL,
  MIDDLEWARE_URL,
  MAIL_INBOX_URL,
  FAKES_CONTROL_URL,
  RECOMMENDATION_URL,
  DEMO_CUSTOMER_PASSWORD,
  SUPERADMIN_USERNAME,
  SUPERADMIN_PASSWORD,
  SHOP_HOST_PATTERN,
} = environment.parse(process.env);
