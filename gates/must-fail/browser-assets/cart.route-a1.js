var n = e(`$ZodType`, (e, t) => e);
