import type { Page } from 'playwright-core';
import type { Role } from '#domain/access/role.ts';
import type { Prepare } from './interactions.ts';

/** A screen, and interactions on it, one after the other. */
export type InpScreen = {
  readonly name: string;
  /** Nobody is signed in by default. */
  readonly role?: Role;
  readonly actions: readonly (readonly [what: string, prepare: Prepare])[];
} & ({ readonly path: string } | { readonly open: (page: Page) => Promise<unknown> });
