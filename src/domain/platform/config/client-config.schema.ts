import * as z from 'zod/mini';

/** The browser's configuration: served as `/config.json`, and checked before anything else runs. */
export const clientConfigSchema = z.object({
  /** Where the API is: a path on this origin, or an address. */
  apiUrl: z.string().check(z.regex(/^(\/|https?:\/\/)/, 'must be a path or an HTTP address')),
  /** JSON pointer (RFC 6901) to the token in the data of a sign-in answer. */
  tokenPointer: z.string().check(z.regex(/^(\/[^/]+)+$/, 'must be a JSON pointer such as /signIn/token')),
  buildId: z.string().check(z.minLength(1, 'must not be empty')),
  features: z.record(z.string(), z.boolean()),
  /** Demo accounts to show on the sign-in page; empty outside a demo. */
  demoAccounts: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;
