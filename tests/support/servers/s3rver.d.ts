/** The part of the S3 server that tests use; the package has no types. */
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
