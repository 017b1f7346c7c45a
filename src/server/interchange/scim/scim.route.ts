import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { SCIM_PAGE_ROWS, SCIM_PAGE_ROWS_MAX } from '#domain/interchange/scim/scim.limits.ts';
import type { ScimResourceType } from '#domain/interchange/scim/scim-attribute.ts';
import { resourceTypes, schemas, serviceProviderConfig } from '#domain/interchange/scim/scim-discovery.ts';
import { SCIM_REFUSALS, ScimError } from '#domain/interchange/scim/scim-error.ts';
import type { ScimFilter } from '#domain/interchange/scim/scim-filter.ts';
import { parseFilter } from '#domain/interchange/scim/scim-filter-parser.ts';
import { patchResource } from '#domain/interchange/scim/scim-patch.rule.ts';
import { readResource, selectAttributes } from '#domain/interchange/scim/scim-resource.ts';
import { GROUP_TYPE, USER_TYPE } from '#domain/interchange/scim/scim-resource-types.ts';
import { SCIM_PATH } from '#domain/interchange/scim/scim-token.form.ts';
import { isList, jsonOf, type ScimObject, scimObject, valueNamed } from '#domain/interchange/scim/scim-value.ts';
import { storable } from '#domain/platform/storable.ts';
import { logViewer } from '../../platform/operating/request-log.ts';
import { type Site, siteOrigin } from '../../platform/pages/site-origin.ts';
import { createScimGroup, deleteScimGroup, updateScimGroup } from './scim-group.commands.ts';
import { findScimGroup, isGroupScan, readScimGroups } from './scim-group.queries.ts';
import { errorBody, listResponse, namesVersion, type SentResource } from './scim-reply.ts';
import { scimRequestLimit } from './scim-request.limit.ts';
import { findScimHolder, type ScimHolder } from './scim-token.holder.ts';
import {
  createScimUser,
  deleteScimUser,
  replacedUser,
  type ScimContext,
  updateScimUser,
} from './scim-user.commands.ts';
import { findScimUser, isScan, readScimUsers, type ScimList, type ScimPage } from './scim-user.queries.ts';

const TYPE = 'application/scim+json; charset=utf-8';
/** What comparing all resources with a filter counts as, in requests. */
const SCAN_POINTS = 20;

/** A type of resources with what can be done with them. */
type Endpoint = {
  readonly type: ScimResourceType;
  readonly isScan: (filter: ScimFilter) => boolean;
  readonly list: (pool: pg.Pool, schoolId: string, base: string, page: ScimPage) => Promise<ScimList>;
  readonly find: (pool: pg.Pool, schoolId: string, base: string, id: string) => Promise<SentResource | null>;
  readonly create: (context: ScimContext, body: ScimObject) => Promise<SentResource>;
  readonly update: (
    context: ScimContext,
    target: { readonly id: string; readonly ifMatch: string | undefined },
    change: (current: ScimObject) => ScimObject,
  ) => Promise<SentResource>;
  readonly replaced: (body: ScimObject) => (current: ScimObject) => ScimObject;
  readonly remove: (context: ScimContext, id: string, ifMatch: string | undefined) => Promise<void>;
  /** Whether a response to PATCH has the resource: a class may have a thousand members. */
  readonly answersPatch: boolean;
};

const ENDPOINTS: readonly Endpoint[] = [
  {
    ...{ type: USER_TYPE, isScan, list: readScimUsers, find: findScimUser, create: createScimUser },
    ...{ update: updateScimUser, replaced: replacedUser, remove: deleteScimUser, answersPatch: true },
  },
  {
    ...{ type: GROUP_TYPE, isScan: isGroupScan, list: readScimGroups, find: findScimGroup, create: createScimGroup },
    ...{ update: updateScimGroup, replaced: (body) => () => readResource(GROUP_TYPE, body), remove: deleteScimGroup },
    answersPatch: false,
  },
];

const text = z.optional(z.string());
const querySchema = z.object({
  ...{ filter: text, startIndex: text, count: text, sortBy: text, attributes: text, excludedAttributes: text },
});

const WHOLE = /^[+-]?\d{1,9}$/;

/** A whole number of a query; beyond the limits, RFC 7644 takes the nearest one. Throws `pageInvalid`. */
function wholeNumber(written: string | undefined, absent: number, [least, most]: readonly [number, number]): number {
  if (written === undefined) return absent;
  if (!WHOLE.test(written)) throw new ScimError('pageInvalid', written.slice(0, 20));
  return Math.min(most, Math.max(least, Number(written)));
}

/** The parameters of a request. Throws `bodyInvalid` for parameters that are given twice. */
function queryOf(request: FastifyRequest): z.infer<typeof querySchema> {
  const query = querySchema.safeParse(request.query);
  if (!query.success) throw new ScimError('bodyInvalid', 'query');
  return query.data;
}

/** The body of a request that names the schema of a resource. Throws `bodyInvalid` and `schemaMissing`. */
function resourceBody(type: ScimResourceType, body: unknown): ScimObject {
  const resource = scimObject(body);
  const named = valueNamed(resource, 'schemas');
  if (!isList(named) || !named.some((each) => String(each).toLowerCase() === type.schema.toLowerCase()))
    throw new ScimError('schemaMissing', type.schema);
  return resource;
}

/**
 * `/scim/v2`: the identity system of a school creates, changes and deactivates users and classes, by RFC 7643 and 7644. Every
 * request needs a token of the school; resources of other schools are unknown.
 */
export async function addScimRoutes(
  app: FastifyInstance,
  { pool, site }: { readonly pool: pg.Pool; readonly site: Site },
): Promise<void> {
  const countRequests = scimRequestLimit(pool);
  const holders = new WeakMap<FastifyRequest, ScimHolder>();

  const contextOf = (request: FastifyRequest): ScimContext => {
    const holder = holders.get(request);
    if (holder === undefined) throw new ScimError('tokenInvalid');
    return { pool, holder, base: `${siteOrigin(request, site) ?? ''}${SCIM_PATH}` };
  };

  const refuse = (reply: FastifyReply, error: ScimError): FastifyReply =>
    reply.code(SCIM_REFUSALS[error.code].status).type(TYPE).send(errorBody(error));

  /** Counts requests of a token; refuses if there are too many. */
  async function isWithinLimit(reply: FastifyReply, { tokenId }: ScimHolder, points: number): Promise<boolean> {
    const seconds = await countRequests(tokenId, points);
    if (seconds === null) return true;
    refuse(reply.header('retry-after', seconds), new ScimError('requestsTooMany'));
    return false;
  }

  await app.register(
    async (scope) => {
      const parse = scope.getDefaultJsonParser('error', 'error');
      scope.removeContentTypeParser('application/json');
      scope.addContentTypeParser(
        ['application/scim+json', 'application/json'],
        { parseAs: 'string' },
        // Some clients name the type of a body that a DELETE doesn't have.
        (request, body: string, done) =>
          body === '' ? done(null) : parse(request, body, (error, value) => done(error, storable(value))),
      );
      scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
        if (error instanceof ScimError) return refuse(reply, error);
        const status = error.statusCode ?? 500;
        if (status < 500) return refuse(reply, new ScimError('bodyInvalid'));
        request.log.error(error, 'unforeseen');
        return reply
          .code(500)
          .type(TYPE)
          .send({
            schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
            status: '500',
          });
      });
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'private, no-store').header('vary', 'authorization');
        const holder = await findScimHolder(pool, request.headers.authorization);
        if (holder === null)
          return refuse(reply.header('www-authenticate', 'Bearer realm="Lectern"'), new ScimError('tokenInvalid'));
        logViewer(request, holder.viewer);
        holders.set(request, holder);
        if (!(await isWithinLimit(reply, holder, 1))) return reply;
      });

      const send = (
        reply: FastifyReply,
        type: ScimResourceType,
        sent: SentResource,
        query: z.infer<typeof querySchema>,
      ) =>
        reply
          .type(TYPE)
          .header('etag', sent.version)
          .send(JSON.stringify(jsonOf(selected(type, sent, query))));
      const selected = (type: ScimResourceType, { resource }: SentResource, query: z.infer<typeof querySchema>) =>
        selectAttributes(type, resource, { only: query.attributes, without: query.excludedAttributes });

      for (const endpoint of ENDPOINTS) addEndpoint(endpoint);

      function addEndpoint({ type, ...does }: Endpoint): void {
        const one = `${type.endpoint}/:id`;
        type One = { Params: { id: string } };

        scope.get(type.endpoint, async (request, reply) => {
          const { holder, base } = contextOf(request);
          const query = queryOf(request);
          if (query.sortBy !== undefined) throw new ScimError('sortUnsupported');
          const filter = query.filter === undefined ? null : parseFilter(query.filter, type);
          if (filter !== null && does.isScan(filter) && !(await isWithinLimit(reply, holder, SCAN_POINTS - 1)))
            return reply;
          const startIndex = wholeNumber(query.startIndex, 1, [1, Number.MAX_SAFE_INTEGER]);
          const count = wholeNumber(query.count, SCIM_PAGE_ROWS, [0, SCIM_PAGE_ROWS_MAX]);
          const { resources, total } = await does.list(pool, holder.schoolId, base, { filter, startIndex, count });
          const shown = resources.map((sent) => jsonOf(selected(type, sent, query)));
          return reply.type(TYPE).send(JSON.stringify(listResponse(shown, total, startIndex)));
        });

        scope.post(type.endpoint, async (request, reply) => {
          const context = contextOf(request);
          const sent = await does.create(context, resourceBody(type, request.body));
          const id = String(sent.resource.get('id'));
          return send(
            reply.code(201).header('location', `${context.base}${type.endpoint}/${id}`),
            ...([type, sent, queryOf(request)] as const),
          );
        });

        scope.get<One>(one, async (request, reply) => {
          const { holder, base } = contextOf(request);
          const sent = await does.find(pool, holder.schoolId, base, request.params.id);
          if (sent === null) throw new ScimError('resourceUnknown');
          const known = request.headers['if-none-match'];
          if (known !== undefined && namesVersion(known, sent.version))
            return reply.code(304).header('etag', sent.version).send();
          return send(reply, type, sent, queryOf(request));
        });

        scope.put<One>(one, async (request, reply) => {
          const target = { id: request.params.id, ifMatch: request.headers['if-match'] };
          const body = resourceBody(type, request.body);
          const sent = await does.update(contextOf(request), target, does.replaced(body));
          return send(reply, type, sent, queryOf(request));
        });

        scope.patch<One>(one, async (request, reply) => {
          const target = { id: request.params.id, ifMatch: request.headers['if-match'] };
          const body = scimObject(request.body);
          const query = queryOf(request);
          const sent = await does.update(contextOf(request), target, (current) => patchResource(type, current, body));
          if (!does.answersPatch && query.attributes === undefined)
            return reply.code(204).header('etag', sent.version).send();
          return send(reply, type, sent, query);
        });

        scope.delete<One>(one, async (request, reply) => {
          await does.remove(contextOf(request), request.params.id, request.headers['if-match']);
          return reply.code(204).send();
        });
      }

      scope.get('/ServiceProviderConfig', async (request, reply) =>
        reply.type(TYPE).send(JSON.stringify(serviceProviderConfig(contextOf(request).base))),
      );
      for (const [path, entriesOf] of [
        ['/ResourceTypes', resourceTypes],
        ['/Schemas', schemas],
      ] as const) {
        scope.get(path, async (request, reply) => {
          // RFC 7644, section 4: these can't be filtered.
          if (queryOf(request).filter !== undefined) throw new ScimError('filterInvalid');
          const entries = entriesOf(contextOf(request).base);
          return reply.type(TYPE).send(JSON.stringify(listResponse(entries, entries.length, 1)));
        });
        scope.get<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
          const found = entriesOf(contextOf(request).base).find(({ id }) => id === request.params.id);
          if (found === undefined) throw new ScimError('resourceUnknown');
          return reply.type(TYPE).send(JSON.stringify(found));
        });
      }
      for (const path of ['/Bulk', '/Me', '/.search', '/Users/.search', '/Groups/.search'])
        scope.all(path, async () => {
          throw new ScimError('notImplemented');
        });
      scope.all('/*', async () => {
        throw new ScimError('resourceUnknown');
      });
    },
    { prefix: SCIM_PATH },
  );
}
