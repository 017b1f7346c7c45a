/** The little of the S3 server for tests that tests use; it brings no types of its own. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly never[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
