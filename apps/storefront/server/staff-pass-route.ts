import type { RequestHandler } from 'express';
import { z } from 'zod';
import { safeRedirect } from '../app/routing/safe-redirect.ts';
import { notStored } from '../app/request/cache-headers.ts';
import { staffCookieName, verifyStaffPass } from './visit/staff-cookie.ts';

const parameters = z.object({ pass: z.string().max(500), to: z.string().max(2_000).default('/') });

/** The dashboard sends staff here with a pass; from then on this shop knows them by a cookie. */
export const receiveStaffPass =
  (secret: string | undefined): RequestHandler =>
  (request, response, next) => {
    const asked = parameters.safeParse(request.query);
    const pass = asked.success ? verifyStaffPass(asked.data.pass, secret, new Date()) : null;
    if (!asked.success || pass === null) {
      next();
      return;
    }
    response
      .cookie(staffCookieName(request.secure), asked.data.pass, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.secure,
        expires: new Date(pass.expiresAt),
        encode: (value) => value,
      })
      .set({ 'Cache-Control': notStored, 'Referrer-Policy': 'no-referrer' })
      .redirect(303, safeRedirect(asked.data.to));
  };
