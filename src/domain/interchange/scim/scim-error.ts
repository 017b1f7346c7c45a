/** `scimType` of RFC 7644, section 3.12. */
type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

type Refusal = { readonly status: number; readonly scimType?: ScimType };

/** What the SCIM server refuses, with the status and the type that RFC 7644 has for it. */
export const SCIM_REFUSALS = {
  tokenInvalid: { status: 401 },
  requestsTooMany: { status: 429 },
  resourceUnknown: { status: 404 },
  notImplemented: { status: 501 },
  versionDiffers: { status: 412 },
  bodyInvalid: { status: 400, scimType: 'invalidSyntax' },
  schemaMissing: { status: 400, scimType: 'invalidSyntax' },
  filterInvalid: { status: 400, scimType: 'invalidFilter' },
  filterTooLong: { status: 400, scimType: 'invalidFilter' },
  comparisonUnsupported: { status: 400, scimType: 'invalidFilter' },
  sortUnsupported: { status: 400, scimType: 'invalidValue' },
  pageInvalid: { status: 400, scimType: 'invalidValue' },
  operationsTooMany: { status: 400, scimType: 'tooMany' },
  operationUnknown: { status: 400, scimType: 'invalidSyntax' },
  pathInvalid: { status: 400, scimType: 'invalidPath' },
  pathMissing: { status: 400, scimType: 'noTarget' },
  targetMissing: { status: 400, scimType: 'noTarget' },
  attributeReadOnly: { status: 400, scimType: 'mutability' },
  attributeRequired: { status: 400, scimType: 'invalidValue' },
  roleFixed: { status: 400, scimType: 'mutability' },
  classArchived: { status: 400, scimType: 'mutability' },
  valueInvalid: { status: 400, scimType: 'invalidValue' },
  emailMissing: { status: 400, scimType: 'invalidValue' },
  memberUnknown: { status: 400, scimType: 'invalidValue' },
  classFull: { status: 400, scimType: 'invalidValue' },
  userExists: { status: 409, scimType: 'uniqueness' },
  groupExists: { status: 409, scimType: 'uniqueness' },
} as const satisfies Readonly<Record<string, Refusal>>;

export type ScimRefusal = keyof typeof SCIM_REFUSALS;

/** A request that the SCIM server refuses. `about` is the attribute, the operator or the id in question. */
export class ScimError extends Error {
  readonly code: ScimRefusal;
  readonly about: string | null;

  constructor(code: ScimRefusal, about: string | null = null) {
    super(about === null ? code : `${code} ${about}`);
    this.name = 'ScimError';
    this.code = code;
    this.about = about;
  }
}
