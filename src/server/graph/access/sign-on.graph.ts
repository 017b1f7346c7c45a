import * as z from 'zod/mini';
import { CLIENT_SECRET_MAX_CHARS } from '#domain/access/sign-on/sign-on.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { openSession, type Tokens } from '../../access/session.commands.ts';
import { openArrival, type PendingSignOn, readPendingSignOn } from '../../access/sign-on/arrival.commands.ts';
import { findProvidersOfDomain, type NamedProvider } from '../../access/sign-on/provider.queries.ts';
import {
  readSamlSetup,
  readSignOnSetup,
  type SamlSetup,
  type SamlTest,
  type SignOnSetup,
  type SignOnTest,
  saveClientSecret,
  testSaml,
  testSignOn,
} from '../../access/sign-on/setup.commands.ts';
import type { SignOnService } from '../../access/sign-on/sign-on-service.ts';
import type { GraphBuilder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';
import type { addAccounts } from '../users/account.graph.ts';
import { accountToConnect } from './connect-account.ts';

const domainSchema = z.object({ domain: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253)) });
const secretSchema = z.object({ secret: z.string().check(z.trim(), z.maxLength(CLIENT_SECRET_MAX_CHARS)) });

function serviceOf({ signOn }: GraphContext): SignOnService {
  if (signOn === null) throw new ProductError('NOT_FOUND');
  return signOn.service;
}

/** Single sign-on: the providers of an email domain, and the session of a user who has returned from one. */
export function addSignOn(builder: GraphBuilder, { tokens, signInInput }: ReturnType<typeof addAccounts>): void {
  const named = builder.objectRef<NamedProvider>('SignOnProvider').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  const pending = builder.objectRef<PendingSignOn>('PendingSignOn').implement({
    fields: (t) =>
      exposed(t, {
        provider: 'String',
        name: ['String', 'As the provider sends it; may be empty.'],
        email: ['String | null', 'Null unless its domain belongs to the provider.'],
        role: 'ClassRole',
        isKnown: ['Boolean', 'Whether the user has an account here that the provider opens.'],
        createsAccount: ['Boolean', 'Whether an account is created for users who have none.'],
      }),
  });
  queries(builder, (t) => ({
    signOnProviders: t.public.field({
      type: [named],
      description: 'The identity providers of an email domain. The same for every address of the domain.',
      args: { domain: t.arg.string({ required: true }) },
      resolve: (_root, args, { pool }) => findProvidersOfDomain(pool, readInput(domainSchema, args).domain),
    }),
    pendingSignOn: t.public.field({
      type: pending,
      description: 'The user of an identity provider with whom this browser has returned.',
      resolve: (_root, _args, { pool, arrival }) => readPendingSignOn(pool, arrival.read()),
    }),
  }));
  mutations(builder, (t) => ({
    openSignOn: t.public.field({
      type: tokens,
      description:
        'Signs in after the return from an identity provider, once. With credentials, the provider opens that account from now on.',
      args: { account: t.arg({ type: signInInput }) },
      resolve: async (_root, { account }, context): Promise<Tokens> => {
        const { pool, browser, arrival: cookie, userAgent, identify } = context;
        const known = await accountToConnect(context, account);
        const { userId, arrival } = await openArrival(pool, cookie.read(), known);
        cookie.clear();
        identify(userId);
        const formerBinding = browser.read();
        return openSession(pool, {
          ...{ userId, factor: 'service', binding: browser.renew(), formerBinding, userAgent },
          signOn: arrival,
        });
      },
    }),
  }));
}

/** Identity providers, beyond the lists and forms that every resource has. */
export function addSignOnSetup(builder: GraphBuilder): void {
  const setup = builder.objectRef<SignOnSetup>('SignOnSetup').implement({
    fields: (t) => ({
      ...exposed(t, {
        hasSecret: 'Boolean',
        returnPath: ['String', 'The redirect address on this server.'],
        logoutPath: ['String', 'The address of back-channel logout on this server.'],
        domainRecord: ['String', 'The TXT record that confirms a domain.'],
      }),
      confirmedDomains: t.exposeStringList('confirmedDomains'),
      openDomains: t.exposeStringList('openDomains', { description: 'Requested, and not confirmed yet.' }),
    }),
  });
  const test = builder.objectRef<SignOnTest>('SignOnTest').implement({
    fields: (t) => ({
      setup: t.field({ type: setup, resolve: (parent) => parent }),
      ...exposed(t, { problem: 'SignOnProblem | null' }),
    }),
  });
  const samlSetup = builder.objectRef<SamlSetup>('SamlSetup').implement({
    fields: (t) => ({
      ...exposed(t, {
        returnPath: ['String', 'The address on this server to which the provider posts its response.'],
        metadataPath: ['String', 'The address of our metadata, which is our entity id too.'],
        domainRecord: ['String', 'The TXT record that confirms a domain.'],
      }),
      confirmedDomains: t.exposeStringList('confirmedDomains'),
      openDomains: t.exposeStringList('openDomains', { description: 'Requested, and not confirmed yet.' }),
    }),
  });
  const samlTest = builder.objectRef<SamlTest>('SamlTest').implement({
    fields: (t) => ({
      setup: t.field({ type: samlSetup, resolve: (parent) => parent }),
      certificateDays: t.exposeStringList('certificateDays', {
        description: 'The days until which the certificates in the metadata are valid.',
      }),
      ...exposed(t, { problem: 'SignOnProblem | null' }),
    }),
  });
  queries(builder, (t) => ({
    samlSetup: t.permission('platforms.write').field({
      type: samlSetup,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => readSamlSetup(pool, viewer, id),
    }),
    signOnSetup: t.permission('platforms.write').field({
      type: setup,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => readSignOnSetup(pool, viewer, id),
    }),
  }));
  mutations(builder, (t) => ({
    saveSignOnSecret: t.permission('platforms.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'Replaces the client secret of an identity provider; an empty one removes it. It is never returned.',
      args: { id: t.arg.id({ required: true }), secret: t.arg.string({ required: true }) },
      resolve: (_root, { id, ...args }, context) =>
        done(
          saveClientSecret(context.pool, context.viewer, {
            ...readInput(secretSchema, args),
            id,
            seal: serviceOf(context).seal,
          }),
        ),
    }),
    testSaml: t.permission('platforms.write').field({
      type: samlTest,
      description: 'Reads the metadata of a provider with SAML, and checks which of its domains are confirmed.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await context.limits.signOnTestByUser.count(context.viewer.userId);
        if (context.signOn === null) throw new ProductError('NOT_FOUND');
        const { saml: service, txtRecords } = context.signOn;
        return testSaml(context.pool, context.viewer, { id, service, txtRecords });
      },
    }),
    testSignOn: t.permission('platforms.write').field({
      type: test,
      description: 'Reads the configuration of an identity provider, and checks which of its domains are confirmed.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await context.limits.signOnTestByUser.count(context.viewer.userId);
        const txtRecords = context.signOn?.txtRecords;
        if (txtRecords === undefined) throw new ProductError('NOT_FOUND');
        return testSignOn(context.pool, context.viewer, { id, service: serviceOf(context), txtRecords });
      },
    }),
  }));
}
