import * as z from 'zod/mini';
import { integer, row, secret, text } from './setting-row.ts';

/** Monitoring and disk space settings. */
export const OPERATING_SETTINGS = {
  metricsToken: row({
    variable: 'METRICS_TOKEN',
    fallback: null,
    schema: secret,
    hasToBe: 'at least 32 characters',
    meaning: 'Bearer token that may read /metrics. Not set: only this machine may read it, and no proxy.',
    secret: true,
  }),
  tracesUrl: row({
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: null,
    schema: z.pipe(
      text.check(z.refine((value) => URL.canParse(value) && /^https?:/.test(value))),
      z.transform((address) => address.replace(/\/$/, '')),
    ),
    hasToBe: 'an http or https address such as http://collector:4318',
    meaning: 'A collector that receives traces by OTLP over HTTP. Not set: there are no traces.',
  }),
  leastFreeMegabytes: row({
    variable: 'LEAST_FREE_MB',
    fallback: '500',
    schema: integer(0, 100_000_000),
    hasToBe: 'a whole number of megabytes',
    meaning: 'With less free space in DATA_DIR, only answers are accepted. 0 switches this off.',
  }),
};
