import {
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { graphSchema } from '#server/graph/schema.ts';

/** Fields that are `JSON`: their content has no shape of its own. Every other value has a type. */
const OPEN_FIELDS = [
  // A record of any table as the audit log recorded it, also by versions that no longer exist.
  'AuditEntry.after',
  'AuditEntry.before',
];

it('no field or argument has an open type but those of the audit log', () => {
  const found = Object.values(graphSchema().getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
    return fields.flatMap((field) => {
      const types = [field.type, ...('args' in field ? field.args.map((argument) => argument.type) : [])];
      return types.some((each) => getNamedType(each).name === 'JSON') ? [`${type.name}.${field.name}`] : [];
    });
  });
  expect(found).toEqual(OPEN_FIELDS);
});
