import { SCIM_PAGE_ROWS_MAX } from './scim.limits.ts';
import type { ScimAttribute, ScimResourceType } from './scim-attribute.ts';
import { SCIM_TYPES } from './scim-resource-types.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

/** `ServiceProviderConfig` of RFC 7643, section 5. `base` is the address of the SCIM server. */
export const serviceProviderConfig = (base: string) => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: SCIM_PAGE_ROWS_MAX },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      ...{ type: 'oauthbearertoken', name: 'Bearer token', primary: true },
      ...{ description: 'A provisioning token of the school.', specUri: 'https://www.rfc-editor.org/rfc/rfc6750' },
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

/** Entries of `ResourceTypes`. */
export const resourceTypes = (base: string) =>
  SCIM_TYPES.map(({ name, endpoint, description, schema }) => ({
    ...{ schemas: [`${CORE}:ResourceType`], id: name, name, endpoint, description, schema, schemaExtensions: [] },
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }));

/** Entries of `Schemas`. */
export const schemas = (base: string) =>
  SCIM_TYPES.map(({ name, description, schema, attributes }: ScimResourceType) => ({
    ...{ schemas: [`${CORE}:Schema`], id: schema, name, description },
    attributes: attributes.filter((each) => !/^(schemas|id|externalId|meta)$/.test(each.name)).map(described),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema}` },
  }));

/** An attribute with the characteristics that it has by default. */
function described(attribute: ScimAttribute): object {
  const { subAttributes, ...own } = attribute;
  return {
    ...{ multiValued: false, required: false, caseExact: false, mutability: 'readWrite', returned: 'default' },
    ...{ uniqueness: 'none', ...own },
    ...(subAttributes && { subAttributes: subAttributes.map(described) }),
  };
}
