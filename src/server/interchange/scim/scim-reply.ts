import { hash } from 'node:crypto';
import type { ScimResourceType } from '#domain/interchange/scim/scim-attribute.ts';
import { SCIM_REFUSALS, type ScimError, type ScimRefusal } from '#domain/interchange/scim/scim-error.ts';
import { jsonOf, type ScimObject, type ScimValue } from '#domain/interchange/scim/scim-value.ts';

/** A resource as it is stored, with its times. */
export type StoredResource = {
  readonly id: string;
  readonly attributes: ScimObject;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A resource as responses have it, and its ETag. */
export type SentResource = { readonly resource: ScimObject; readonly version: string };

/**
 * The whole resource. Its version is a digest of what it says: it changes as well when a person changes the account or the
 * class in Lectern.
 */
export function sentResource(
  { name, endpoint, schema }: ScimResourceType,
  base: string,
  { id, attributes, createdAt, updatedAt }: StoredResource,
): SentResource {
  const own = new Map<string, ScimValue>([['schemas', [schema]], ['id', id], ...attributes]);
  const version = `W/"${hash('sha256', JSON.stringify(jsonOf(own)), 'base64url').slice(0, 22)}"`;
  const meta = new Map<string, ScimValue>([
    ['resourceType', name],
    ['created', createdAt],
    ['lastModified', updatedAt],
    ['location', `${base}${endpoint}/${id}`],
    ['version', version],
  ]);
  return { resource: new Map([...own, ['meta', meta]]), version };
}

/** A list of resources, as RFC 7644, section 3.4.2, describes it. */
export const listResponse = (resources: readonly unknown[], total: number, startIndex: number) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  ...{ totalResults: total, startIndex, itemsPerPage: resources.length, Resources: resources },
});

/** Whether a list of ETags in a header names a version. Weak and strong forms of a tag are the same. */
export const namesVersion = (header: string, version: string): boolean =>
  header.split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag.replace(/^W\//, '') === version.replace(/^W\//, '');
  });

/** For the people who read the log of the identity system. */
const DETAILS: Readonly<Record<ScimRefusal, string>> = {
  tokenInvalid: 'The token is unknown, revoked or expired, or its owner is no longer an admin of the school.',
  requestsTooMany: 'There were too many requests. Wait as long as Retry-After says.',
  resourceUnknown: 'There is no such resource.',
  notImplemented: 'Lectern doesn’t support this operation.',
  versionDiffers: 'The resource has changed since this version. Get it again.',
  bodyInvalid: 'The body isn’t a SCIM message.',
  schemaMissing: 'The message has to name its schema.',
  filterInvalid: 'The filter can’t be read.',
  filterTooLong: 'The filter is too long, or has too many brackets.',
  comparisonUnsupported: 'The attribute can’t be compared like this.',
  sortUnsupported: 'Lectern doesn’t sort. See ServiceProviderConfig.',
  pageInvalid: 'startIndex and count have to be whole numbers.',
  operationsTooMany: 'There are too many operations in one request.',
  operationUnknown: 'An operation is “add”, “replace” or “remove”.',
  pathInvalid: 'The path can’t be read, or there is no such attribute.',
  pathMissing: 'This operation needs a path.',
  targetMissing: 'No value matches the path.',
  attributeReadOnly: 'The attribute can’t be changed.',
  attributeRequired: 'The attribute needs a value.',
  roleFixed: 'The type of an account that has been used, or is in a class, can’t be changed.',
  classArchived: 'The class was archived in Lectern. Restore it there to change its members.',
  valueInvalid: 'The attribute can’t have this value.',
  emailMissing: 'The user needs an email: a work address, or a user name that is one.',
  memberUnknown: 'Only users that were provisioned for this school can be members.',
  classFull: 'The class has as many members as a class can have.',
  userExists: 'The user name, the external id or the email is already in use. Accounts are never merged.',
  groupExists: 'The external id is already in use.',
};

/** The body of an error, as RFC 7644, section 3.12, describes it. */
export function errorBody({ code, about }: Pick<ScimError, 'code' | 'about'>) {
  const refusal = SCIM_REFUSALS[code];
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(refusal.status),
    ...('scimType' in refusal && { scimType: refusal.scimType }),
    detail: about === null ? DETAILS[code] : `${DETAILS[code]} (${about})`,
  };
}
