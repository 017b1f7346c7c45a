import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { SCIM_ID_MAX_CHARS } from './scim.limits.ts';
import { ScimError } from './scim-error.ts';
import { isList, isObject, type ScimObject } from './scim-value.ts';

/** What a class gets from a group of the identity system. */
export type ScimGroup = {
  readonly name: string;
  readonly externalId: string | null;
  /** Ids of users, each once. */
  readonly members: readonly string[];
};

/** Reads a group. Throws `attributeRequired` and `valueInvalid`. */
export function readScimGroup(group: ScimObject): ScimGroup {
  const name = group.get('displayName');
  const shown = typeof name === 'string' ? name.replace(/[\s\p{Cc}]+/gu, ' ').trim() : '';
  if (shown === '') throw new ScimError('attributeRequired', 'displayName');
  if (shown.length > NAME_MAX_CHARS) throw new ScimError('valueInvalid', 'displayName');
  const id = group.get('externalId');
  const externalId = typeof id === 'string' && id.trim() !== '' ? id.trim() : null;
  if (externalId !== null && externalId.length > SCIM_ID_MAX_CHARS) throw new ScimError('valueInvalid', 'externalId');
  const entries = group.get('members');
  const members = (isList(entries) ? entries : []).map((each) => {
    const value = isObject(each) ? each.get('value') : undefined;
    if (typeof value !== 'string') throw new ScimError('valueInvalid', 'members');
    return value.toLowerCase();
  });
  return { name: shown, externalId, members: [...new Set(members)] };
}
