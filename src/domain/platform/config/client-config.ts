/** The browser’s configuration: in each page of the server, and served as `/config.json`. */
export type ClientConfig = {
  /** Where the API is: a path on this origin, or an address. */
  readonly apiUrl: string;
  /** JSON pointer (RFC 6901) to the token in the data of a sign-in answer. */
  readonly tokenPointer: string;
  readonly buildId: string;
  readonly features: Readonly<Record<string, boolean>>;
  /** Demo accounts to show on the sign-in page; empty outside a demo. */
  readonly demoAccounts: readonly {
    readonly role: string;
    readonly email: string;
    readonly password: string;
    /** Has just signed up. Default: false. */
    readonly isNew?: boolean;
  }[];
};

/** A value of the configuration that cannot be used. */
export type ConfigProblem = { readonly name: string; readonly why: string };

export const API_URL_FORM = /^(\/|https?:\/\/)/;
export const TOKEN_POINTER_FORM = /^(\/[^/]+)+$/;

/** The texts of a configuration, with their forms. */
const TEXTS = [
  ['apiUrl', API_URL_FORM, 'must be a path or an HTTP address'],
  ['tokenPointer', TOKEN_POINTER_FORM, 'must be a JSON pointer such as /signIn/token'],
  ['buildId', /./, 'must not be empty'],
] as const;

const NOT_TEXT = 'must be a text';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The first value that cannot be used. Without a schema library, which the first page does not need otherwise.
 * @returns null if the value is a configuration
 */
export function configProblem(value: unknown): ConfigProblem | null {
  if (!isObject(value)) return { name: '', why: 'must be an object' };
  for (const [name, form, why] of TEXTS) {
    const text = value[name];
    if (typeof text !== 'string') return { name, why: NOT_TEXT };
    if (!form.test(text)) return { name, why };
  }
  const { features, demoAccounts } = value;
  if (!isObject(features)) return { name: 'features', why: 'must be an object' };
  const feature = Object.keys(features).find((name) => typeof features[name] !== 'boolean');
  if (feature !== undefined) return { name: `features.${feature}`, why: 'must be true or false' };
  if (!Array.isArray(demoAccounts)) return { name: 'demoAccounts', why: 'must be a list' };
  for (const [index, account] of demoAccounts.entries()) {
    const field = ['role', 'email', 'password'].find((each) => typeof Object(account)[each] !== 'string');
    if (field !== undefined) return { name: `demoAccounts.${index}.${field}`, why: NOT_TEXT };
  }
  return null;
}

/** Whether the value is a configuration; `configProblem` names what is wrong otherwise. */
export const isClientConfig = (value: unknown): value is ClientConfig => configProblem(value) === null;
